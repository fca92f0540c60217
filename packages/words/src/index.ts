export * from './catalogue.ts';
export * from './game-words.ts';
export * from './language.ts';
