export { garmentRoutes } from './garments.routes.ts'
export { writePhotos } from './garments.store.ts'
