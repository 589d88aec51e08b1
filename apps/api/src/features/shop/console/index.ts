export { consoleRoutes } from './console.routes.ts'
export { findConsole, type BuiltConsole } from './built-console.ts'
