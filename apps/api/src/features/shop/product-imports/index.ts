export { productImportRoutes } from './product-imports.routes.ts'
