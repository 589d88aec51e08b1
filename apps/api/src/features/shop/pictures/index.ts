export { pictureRoutes } from './pictures.routes.ts'
export { lockPhotos } from './photos.store.ts'
export { findPictures, removeUnusedPictures } from './pictures.store.ts'
export {
  insertStoredPhoto,
  picturesOf,
  storePhoto,
  type DrawnPhoto,
  type StoredPhoto,
} from './store-photo.ts'
export { keepPictures } from './upload-picture.ts'
export { redrawOldPhotos } from './redraw-old-photos.ts'
