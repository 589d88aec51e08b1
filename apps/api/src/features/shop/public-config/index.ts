export { publicConfigRoutes } from './public-config.routes.ts'
export { toPublicBrand } from './public-brand.ts'
