export * from './messages.ts';
export * from './room.ts';
