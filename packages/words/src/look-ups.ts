import { type Catalogue, type Same, type Say, sayFrom } from './catalogue.ts';
import type { BotWords, GameWords } from './game-words.ts';

/** What a catalogue answers by key alone. Every game spreads it and adds what it says with arguments. */
export interface LookUps<Model extends Catalogue>
  extends Required<Pick<GameWords, 'name' | 'tagline' | 'option' | 'optionValue' | 'piece' | 'part' | 'bot'>>,
    Pick<GameWords, 'optionAbout' | 'tie'> {
  readonly say: Say<Model>;
}

export function lookUpsFrom<Model extends Catalogue>(messages: Same<Model>): LookUps<Model> {
  const texts: Readonly<Record<string, unknown>> = messages;
  const text = (key: string): string | undefined => {
    const found = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return typeof found === 'string' ? found : undefined;
  };
  return {
    say: sayFrom<Model>(messages),
    name: text('name') ?? '',
    tagline: text('tagline') ?? '',
    option: (id) => text(`option.${id}`) ?? id,
    optionAbout: (id) => text(`option.${id}.about`),
    // The value of a file option is a whole file, or empty for the one that comes with the game.
    optionValue: (id, value) => text(`value.${id}.${value === '' ? 'ours' : value}`) ?? text(`value.${id}.own`) ?? value,
    piece: (kind, id) => text(`piece.${kind}.${id}`) ?? id,
    part: (id) => text(`part.${id}`) ?? id,
    tie: text('more.tie'),
    bot(id): BotWords | undefined {
      const name = text(`bot.${id}`);
      return name === undefined ? undefined : { name, about: text(`bot.${id}.about`) ?? '' };
    },
  };
}
