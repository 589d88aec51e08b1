export { digestOf, freeze, hashOf, sign } from './freeze.ts'
