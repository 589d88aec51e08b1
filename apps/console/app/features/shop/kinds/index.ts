export { withNewKind, withoutKind, drawingNamed, type Kind } from './kind-document.ts'
export { KindsSection } from './kinds-section.tsx'
export { NewKindDialog } from './new-kind-dialog.tsx'
