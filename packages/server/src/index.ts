export { type OnOutage, type RunningServer, startServer } from './server.ts';
export { LOG_LEVELS, readSettings, SETTINGS, type Setting, type SettingProblem, type Settings } from './settings.ts';
export { backup } from './store/backup.ts';
export { databaseIn } from './store/database-file.ts';
export type { Listing } from './store/store.ts';
export { TableReader } from './store/table-reader.ts';
