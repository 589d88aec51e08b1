export { Designer } from './designer.tsx'
export { useBenchName } from './use-design-in-address.ts'
export { findWorkpiece } from './workpiece.ts'
