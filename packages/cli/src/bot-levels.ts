import { levelsOf } from '@coven/games';
import { type AboutMessages, type Language, loadAbout, sayFrom } from '@coven/words';

/** Tells a bot's level and how strong it was measured to be, behind its name; nothing of a bot that is not known. */
export type TellLevel = (bot: string) => string;

export async function botLevels(game: string, language: Language): Promise<TellLevel> {
  const say = sayFrom<AboutMessages>(await loadAbout(language));
  const levels = levelsOf(game);
  return (bot) => {
    const level = levels.findIndex(({ id }) => id === bot);
    return level < 0 ? '' : `, ${say('bots.level', { level, rating: levels[level]?.rating })}`;
  };
}
