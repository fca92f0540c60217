export * from './api.ts';
export * from './head.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './reasons.ts';
export * from './room.ts';
