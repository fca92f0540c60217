export { AREAS, type Catalogues, cataloguesOf, ROOT } from './areas.ts';
export * from './retired/index.ts';
