export { Designer } from './designer.tsx'
export { SharedDesignPage } from './share/shared-design-page.tsx'
export { useEditorKey } from './use-design-url.ts'
export { findPrintableGarment } from './design/printable-garment.ts'
