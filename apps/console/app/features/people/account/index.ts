export { RequiredCodesGate } from './required-codes-gate.tsx'
