export { printZoneRoutes } from './print-zones.routes.ts'
export { lockFabrics } from './print-zones.store.ts'
