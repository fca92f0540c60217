import type { RetiredTerms } from '@coven/words/laws';

/** What the words of this game said once. */
export const retired: RetiredTerms = {
  en: [
    { term: /\bagenda\b/i, use: 'remaining actions', once: 'Use what is on your agenda' },
    { term: /\bbehind (the|your) screens?\b/i, use: 'set aside', once: 'Put it behind the screen' },
    { term: /\bjoker\b/i, use: 'the “Any action” booster', once: 'the joker adds 1 to any' },
    { term: /\bat a loss\b/i, use: 'lose points', once: 'Take the crystal out, at a loss' },
    { term: /\b(one point|points left) (lays|prepares|moves)?/i, use: 'action', once: 'One point lays one energy' },
    {
      term: /\bpoints? of (strength|this action)\b/i,
      use: 'strength, action',
      once: 'its actions have 5 points of strength together',
    },
    { term: /\bracks? a\b/i, use: 'places the crystal', once: 'racks a blue crystal on the shelf' },
  ],
  uk: [
    { term: /(?<!\p{L})фор(а|у|ою|и)(?!\p{L})/iu, use: 'ускладнення', once: 'з форою менше' },
    { term: /досяжн/iu, use: 'вибір із', once: 'сувій, досяжність 3' },
    { term: /(?<!\p{L})джокер/iu, use: '«Будь-яка дія»', once: 'джокер дає +1' },
    {
      term: /(?<!\p{L})(поточних справ|перелік справ|решта справ)(?!\p{L})/iu,
      use: 'дії, що лишилися',
      once: 'Решта справ пропаде.',
    },
    { term: /(?<!\p{L})кот(ел|ла|лі|ли|лом)(?!\p{L})/iu, use: 'казан', once: 'Це звільняє місце в котлі.' },
    { term: /очк\p{L}* сили|очок сили/iu, use: 'сила, дія', once: 'Разом її дії мають тут 5 очок сили.' },
    { term: /одне очко (клад|готу|пере)/iu, use: 'дія', once: 'Одне очко кладе одну енергію' },
    { term: /(бере|узяти) в руку: /iu, use: 'вибрати плитку', once: 'Узяти в руку: енергія + відьма' },
  ],
  ru: [
    { term: /(?<!\p{L})фор(а|у|ой|ы)(?!\p{L})/iu, use: 'усложнение', once: 'с форой меньше' },
    { term: /(?<!\p{L})охват/iu, use: 'диапазон выбора', once: 'свиток, охват 3' },
    { term: /(?<!\p{L})джокер/iu, use: '«Любое действие»', once: 'джокер даёт +1' },
    { term: /связн\p{L}+ групп/iu, use: 'цепочка', once: 'размеру связной группы' },
    { term: /одно очко (клад|готов|перед)/iu, use: 'действие', once: 'Одно очко кладёт один маркер' },
    {
      term: /(?<!\p{L})(текущих дел|запас дел|остальные дела)(?!\p{L})/iu,
      use: 'оставшиеся действия',
      once: 'Остальные дела пропадут.',
    },
    { term: /серебрян\p{L}+ ячейк/iu, use: 'серебряная клетка', once: 'Серебряные ячейки считают их' },
    { term: /очк\p{L}* силы/iu, use: 'сила, действие', once: 'Вместе её действия дают здесь 5 очков силы.' },
    { term: /(берёт|взять) в руку: /iu, use: 'выбрать жетон', once: 'Взять в руку: энергия + чародеи' },
  ],
  fr: [
    { term: /\bderrière (l’|les |votre )écrans?/i, use: 'paravent', once: 'derrière l’écran' },
    { term: /\bprogramme\b/i, use: 'actions restantes', once: 'le reste du programme' },
    { term: /\bhaute sorcière\b/i, use: 'grande sorcière', once: 'Placez votre haute sorcière' },
    { term: /\bbourgs?\b/i, use: 'village', once: 'Trois bourgs' },
    { term: /\bjoker\b/i, use: '« Toute action »', once: 'le joker ajoute 1' },
    {
      term: /\battend à votre tour\b|\bsorcière à votre tour\b/i,
      use: 'près de votre tour',
      once: 'Préparer une sorcière à votre tour',
    },
    { term: /\bhiboux?\b/i, use: 'chouette', once: 'Votre hibou passerait en tête' },
    { term: /\bpoints? de force\b/i, use: 'force, action', once: 'ses actions ont ensemble 5 points de force' },
    { term: /\bun point (pose|prépare|déplace)\b/i, use: 'action', once: 'Un point pose une énergie' },
  ],
};
