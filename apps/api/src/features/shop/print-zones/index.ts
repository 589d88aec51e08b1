export { printZoneRoutes } from './print-zones.routes.ts'
export { overlaps, zoneBounds } from './print-zone-rules.ts'
export { getPrintZones, lockFabrics } from './print-zones.store.ts'
