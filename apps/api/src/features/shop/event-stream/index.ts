export { findEventPosition } from './event-position.ts'
export { eventStreamRoutes } from './event-stream.routes.ts'
