export { printZoneRoutes } from './print-zones.routes.ts'
export { getPrintZones, lockFabrics } from './print-zones.store.ts'
