/** Words that only some pages need, by the folder of their catalogues. */
export const AREAS = ['about', 'analysis', 'faults', 'guests', 'lesson', 'online', 'result'] as const;
export type Area = (typeof AREAS)[number];
