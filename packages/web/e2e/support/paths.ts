/** Every page that needs no table. */
export const PATHS = [
  '/',
  '/new/blackmore',
  '/new/blackmore?where=here',
  '/rules/blackmore',
  '/cards/konotop',
  '/record',
  '/about',
  '/settings',
  '/devices',
  '/privacy',
  '/move/abcdefghijklmnop',
  '/nowhere',
];
