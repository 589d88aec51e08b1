export * from './garments/index.ts'
export * from './marks/index.ts'
