export { loadReorder, type LoadedReorder } from './load-reorder.ts'
export { ReorderPage } from './reorder-page.tsx'
