export { designsOf, type Design } from './designs.ts'
export * from './film-fit.ts'
export * from './placement-rules.ts'
export * from './print-box.ts'
