export { sharePictureRoutes } from './share-pictures.routes.ts'
export { shareVersion } from './share-version.ts'
