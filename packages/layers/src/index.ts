export * from './layer.ts'
