import type { RetiredTerms } from '@coven/words/laws';

/** What the words of this game said once. */
export const retired: RetiredTerms = {
  en: [
    { term: /\b(go|goes|went|going) off\b|\bsets? off\b/i, use: 'trigger', once: 'the effects that went off' },
    { term: /\bbears?\b/i, use: 'shows, has', once: 'only if it bears “?”' },
    { term: /\btakes? up\b/i, use: 'start', once: 'Take up a recipe first' },
    { term: /\bgiver\b/i, use: 'the player who passed the cauldron', once: 'goes into the circle of the giver' },
  ],
  uk: [
    { term: /сусідк/iu, use: 'сусід праворуч', once: 'стільницю вашої сусідки' },
    { term: /(?<!\p{L})кот(ел|ла|лі|ли|лом)(?!\p{L})/iu, use: 'казан', once: 'інгредієнт у котлі' },
  ],
  ru: [
    { term: /рабоч\p{L}+ стол|(?<!\p{L})на вашем столе/iu, use: 'столешница', once: 'Этого нет на вашем столе.' },
    { term: /(?<!\p{L})(вход(ы|ов|ом)?|выход(ы|ов)?)(?!\p{L})/iu, use: 'ячейки', once: 'его входы и выходы' },
    { term: /соседк/iu, use: 'сосед справа', once: 'столешницу вашей соседки' },
  ],
  fr: [
    { term: /\brecettes?\b/i, use: 'potion', once: 'Vos recettes peuvent s’en servir' },
    { term: /\bvotre voisine\b/i, use: 'voisin de droite', once: 'la paillasse de votre voisine' },
  ],
};
