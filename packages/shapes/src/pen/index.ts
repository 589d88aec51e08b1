export * from './drawing.ts'
export * from './figures.ts'
export * from './lines.ts'
export * from './moves.ts'
