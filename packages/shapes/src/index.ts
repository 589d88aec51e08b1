export * from './shape.ts'
export * from './shapes.ts'
export * from './texts.ts'
export * from './templates/index.ts'
