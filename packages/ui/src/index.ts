export * from './garments/index.ts'
