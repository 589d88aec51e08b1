export { type BuiltConsole, consoleRoutes, findConsole } from './console.routes.ts'
