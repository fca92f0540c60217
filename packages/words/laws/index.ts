export { AREAS, type Catalogues, cataloguesOf, ROOT } from './areas.ts';
