export type { NestedPrint, Nesting, NestingFilm, NestingPrint } from './nesting.ts'
