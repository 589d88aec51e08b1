export { settingsRoutes } from './settings.routes.ts'
export { getSettings, listUsedInstructions, lockSettings, writeSettings } from './settings.store.ts'
