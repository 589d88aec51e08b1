export { BuilderLoading, FilmBuilder } from './film-builder.tsx'
export { SharedSheetPage } from './shared-sheet-page.tsx'
