export { discoveryRoutes } from './discovery.routes.ts'
export { docsAtTheRoot } from './docs.routes.ts'
