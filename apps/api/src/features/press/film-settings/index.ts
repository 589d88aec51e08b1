export { filmSettingsRoutes } from './film-settings.routes.ts'
export { fileNameOf } from './file-name.ts'
export { getFilmSettings } from './film-settings.store.ts'
