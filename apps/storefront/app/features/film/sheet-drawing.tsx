import type { Resources } from '@platen/api-client'
import { onFilm, trimOn } from './sheet/print-measures.ts'

interface SheetDrawingProps {
  readonly layout: Resources['SheetLayoutRecord']
  readonly title: string
}

/** As SVG in millimetres; each artwork is loaded once, however often it is on the sheet. */
export function SheetDrawing({ layout, title }: SheetDrawingProps) {
  const { filmWidthMm, lengthMm } = layout
  const artworks = new Map(layout.artworks.map((artwork) => [artwork.id, artwork]))
  return (
    <svg
      viewBox={`0 0 ${filmWidthMm} ${lengthMm}`}
      role="img"
      aria-label={title}
      className="checkerboard block w-full bg-sheet text-rule-strong"
    >
      {layout.pieces.map((piece, index) => {
        const artwork = artworks.get(piece.artworkId)
        const ink = artwork ? onFilm(artwork, piece) : piece
        const trim = artwork ? trimOn(artwork, piece) : undefined
        const turn = piece.turned
          ? `translate(${piece.xMm + ink.heightMm} ${piece.yMm}) rotate(90)`
          : `translate(${piece.xMm} ${piece.yMm})`
        return (
          // Pieces have no ids, and the list never changes.
          <g key={index} transform={turn}>
            <svg width={ink.widthMm} height={ink.heightMm}>
              {artwork && trim ? (
                <image
                  href={artwork.previewUrl}
                  x={-trim.leftMm}
                  y={-trim.topMm}
                  width={piece.widthMm}
                  height={piece.heightMm}
                  preserveAspectRatio="none"
                />
              ) : (
                <path
                  d={`M0 0L${ink.widthMm} ${ink.heightMm}M${ink.widthMm} 0L0 ${ink.heightMm}`}
                  stroke="currentColor"
                  strokeWidth="1"
                />
              )}
            </svg>
            <rect
              width={ink.widthMm}
              height={ink.heightMm}
              fill="none"
              stroke="currentColor"
              strokeWidth="0.4"
            />
          </g>
        )
      })}
    </svg>
  )
}
