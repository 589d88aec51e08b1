export * from './placement-rules.ts'
export * from './print-box.ts'
