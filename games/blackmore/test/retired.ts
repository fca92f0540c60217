import type { RetiredTerms } from '@coven/words/laws';

/** What the words of this game said once. */
export const retired: RetiredTerms = {
  ru: [
    { term: /взятк|взяток/iu, use: 'состязание', once: 'Берите взятки любой картой' },
    { term: /(?<!\p{L})чис(ло|ла|лом|ле|лу|лами)(?!\p{L})/iu, use: 'номинал', once: 'где числа растут' },
    { term: /(?<!\p{L})лицом вниз(?!\p{L})/iu, use: 'рубашкой вверх', once: 'Выигранные карты лежат лицом вниз' },
  ],
  fr: [{ term: /\bnombres (montent|faiblissent)\b/i, use: 'numéros', once: 'Les nombres montent' }],
};
