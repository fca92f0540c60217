export type { BusProblem } from './bus/bus.ts';
export { type OnOutage, type RunningServer, startServer, storePlace } from './server.ts';
export { LOG_LEVELS, readSettings, SETTINGS, type Setting, type SettingProblem, type Settings } from './settings.ts';
export { backup } from './store/backup.ts';
export { databaseIn } from './store/database-file.ts';
export { moveDatabase } from './store/postgres/move-database.ts';
export type { DatabaseProblem } from './store/postgres/start-problem.ts';
export type { Listing } from './store/store.ts';
export { TableReader } from './store/table-reader.ts';
