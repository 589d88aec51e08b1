export * from './garments/index.ts'
export { Button, Spinner, buttonClass, type ButtonLook } from './primitives/button.tsx'
export { SelectField, TextArea, TextField } from './primitives/field.tsx'
export { Notice } from './primitives/notice.tsx'
