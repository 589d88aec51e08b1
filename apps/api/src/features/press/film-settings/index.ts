export { filmSettingsRoutes } from './film-settings.routes.ts'
export { getFilmSettings } from './film-settings.store.ts'
