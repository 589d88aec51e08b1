export { pictureRoutes } from './pictures.routes.ts'
export { findPictures, removeUnusedPictures } from './pictures.store.ts'
