export { privacyRoutes } from './privacy.routes.ts'
export { sweepFiles } from './sweep-files.ts'
