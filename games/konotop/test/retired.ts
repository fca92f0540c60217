import type { RetiredTerms } from '@coven/words/laws';

/** What the words of this game said once. */
export const retired: RetiredTerms = {
  en: [
    { term: /\boccupants?\b/i, use: 'occupier', once: 'play a card on an occupant' },
    { term: /\bmarauder\b/i, use: 'looter', once: 'The Marauder' },
    { term: /\b(falls?|fell|fallen)\b/i, use: 'is destroyed', once: 'Bandos falls with 21' },
    { term: /\bprinted strengths?\b/i, use: 'base strength', once: 'a printed strength of 3' },
    { term: /\bpoints? of strength\b/i, use: 'strength', once: 'It adds 3 points of strength' },
    { term: /\bwhere it counts ×\d/i, use: 'has ×3 strength', once: 'from Bandos to Kartavyi, where it counts ×3' },
  ],
  uk: [
    { term: /(?<!ро)зігра/iu, use: 'розіграти', once: 'зіграти ще одну карту' },
    { term: /(?<!\p{L})(впад|упад|впав|пада[єю])/iu, use: 'знищено', once: 'впаде під час перевірки' },
    { term: /надрукован\p{L}+ сил/iu, use: 'базова сила', once: 'Сума всіх надрукованих сил' },
    { term: /(?<!\p{L})(чия|звідки|куди): /iu, use: 'речення', once: 'чия: Олеся, звідки: Бандос' },
    { term: /винагород/iu, use: 'нагорода', once: 'Гравець, який отримав би цю винагороду' },
    { term: /очк\p{L}* сили|очок сили/iu, use: 'одиниця сили', once: 'Це додає вам 3 очки сили.' },
  ],
  ru: [
    {
      term: /(?<!\p{L})(пад[ёе]т|пасть|пал|падени\p{L}|пада[ею]т)(?!\p{L})/iu,
      use: 'уничтожен',
      once: 'падёт при проверке',
    },
    { term: /напечатанн\p{L}+ сил/iu, use: 'базовая сила', once: 'напечатанную силу' },
    { term: /(?<!\p{L})(чья|откуда|куда): /iu, use: 'предложение', once: 'чья: Олеся, откуда: Бандос' },
    { term: /очк\p{L}* силы/iu, use: 'единица силы', once: 'Это добавляет вам 3 очка силы.' },
  ],
  fr: [
    { term: /\bmaraudeur\b/i, use: 'pillard', once: 'le Maraudeur' },
    { term: /\b(tombe|tomber|tombent|tombait|chutes?)\b/i, use: 'est détruit', once: 'tombe au contrôle de ce tour' },
    { term: /(?<!\p{L})(à qui|où)\s?:/iu, use: 'une phrase', once: 'à qui : Agathe' },
    { term: /\bforces? imprimées?\b/i, use: 'force de base', once: 'une force imprimée de 3' },
    {
      term: /(?<!\p{L})à qui qu’(ils|elles) soient\b/iu,
      use: 'quel que soit leur propriétaire',
      once: 'à qui qu’ils soient',
    },
    { term: /\bpoints? de force\b/i, use: 'force', once: 'Cela vous ajoute 3 points de force.' },
  ],
};
