export { createArtworkCatalog, type ArtworkCatalog } from './artwork-catalog.ts'
export { composePixels, drawPicture, inspectComposition, type EmbeddedPicture } from './draw-picture.ts'
export type { ComposedPart, Composition } from './sandbox/edits/compose.ts'
export { finishOrNothing, finishProblems } from './finish/finish-problems.ts'
export { artworkRoutes } from './artworks.routes.ts'
export type { ArtworkFormat } from './artwork-format.ts'
export type { FilmDrawing, InkMeasures } from './sandbox/draw-for-film.ts'
export { ARTWORK_BOUNDS } from './artwork-inspection.ts'
export {
  createImageSandbox,
  type FilmPictureOptions,
  type ImageSandbox,
  type InspectedArtwork,
} from './sandbox/image-sandbox.ts'
export { SVG_BOUNDS } from './svg/svg-safety.ts'
export { findArtworks, listArtworks, type ListedArtwork, type StoredArtwork } from './artworks.store.ts'
export { preflightPlacement } from './preflight.ts'
export { previewUrl } from './preview-url.ts'
export {
  toArtworkRecord,
  uploadArtwork,
  type ComposedUpload,
  type UploadArtworkDeps,
} from './upload-artwork.ts'
export {
  encodeAvif,
  renderPreview,
  renderSizes,
  type DrawnPicture,
  type DrawnSize,
} from './inspect-artwork.ts'
