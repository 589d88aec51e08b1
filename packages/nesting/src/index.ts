export { nest } from './nest.ts'
export type { NestedPrint, Nesting, NestingFilm, NestingPrint } from './nesting.ts'
export { PrintTooLarge } from './job.ts'
