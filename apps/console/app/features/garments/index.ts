export { useGarments } from './garments.ts'
