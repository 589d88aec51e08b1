export { deviceName } from './device-name.ts'
export { LanguageField } from './language-field.tsx'
export { RequiredCodesGate } from './required-codes-gate.tsx'
