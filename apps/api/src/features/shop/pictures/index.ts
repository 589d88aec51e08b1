export { pictureRoutes } from './pictures.routes.ts'
export { lockPhotos } from './photos.store.ts'
export { findPictures, removeUnusedPictures } from './pictures.store.ts'
