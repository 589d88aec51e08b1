import { useId, type ReactNode } from 'react'
import { fabricVariables } from './fabric-shade.ts'
import { garmentArt } from './garment-art.ts'
import { folds as folded, type GarmentArt, type Strip } from './path-data.ts'
import { garmentFrame, garmentKind, viewShift, type GarmentView } from './garment-frame.ts'

type GarmentDrawingProps = {
  kind: string
  view: GarmentView
  /** `#rrggbb`. Left out, the drawing takes the `--fabric…` variables of an element around it. */
  colour?: string | undefined
  className?: string | undefined
  /** Without a title it is decoration. */
  title?: string | undefined
  /** Drawn on the cloth beneath folds and stitching, in millimetres from the view's own origin. */
  children?: ReactNode
}

export function GarmentDrawing({ kind, view, colour, className, title, children }: GarmentDrawingProps) {
  const id = useId()
  const art = garmentArt(kind, view)
  const { minX, minY, width, height } = garmentFrame(kind, view)
  const place = `translate(0 ${viewShift(garmentKind(kind), view)})`

  return (
    <svg
      viewBox={`${minX} ${minY} ${width} ${height}`}
      className={className}
      style={colour === undefined ? undefined : fabricVariables(colour)}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <Definitions id={id} art={art} />
      <g transform={place}>
        <Cloth id={id} art={art} />
      </g>
      {children}
      <g transform={place} pointerEvents="none" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <Shading id={id} art={art} />
        <Sewing id={id} art={art} />
      </g>
    </svg>
  )
}

type LayerProps = { id: string; art: GarmentArt }

function Definitions({ id, art }: LayerProps) {
  return (
    <defs>
      <clipPath id={`${id}cloth`}>
        {art.cloth.map((piece) => (
          <path key={piece} d={piece} clipRule="evenodd" />
        ))}
      </clipPath>
      {art.inside && (
        <clipPath id={`${id}inside`}>
          <path d={art.inside.cloth} />
        </clipPath>
      )}
      <filter id={`${id}soft`} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation="4" />
      </filter>
      <filter id={`${id}wide`} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation="14" />
      </filter>
    </defs>
  )
}

function Cloth({ id, art: { inside, cloth, strapsBehind } }: LayerProps) {
  return (
    <>
      {strapsBehind && <Band {...strapsBehind} tone="var(--fabric-inside)" />}
      {inside && <Inside id={id} {...inside} />}
      {cloth.map((piece) => (
        <path key={piece} d={piece} fill="var(--fabric)" fillRule="evenodd" />
      ))}
    </>
  )
}

function Inside({ id, cloth, lines, stitches, rib }: { id: string } & NonNullable<GarmentArt['inside']>) {
  return (
    <g clipPath={`url(#${id}inside)`} fill="none">
      <path d={cloth} fill="var(--fabric-inside)" />
      <path d={cloth} stroke="var(--fabric-shadow)" strokeWidth="30" filter={`url(#${id}soft)`} />
      {rib && <Ribbing {...rib} />}
      <path d={lines} stroke="var(--fabric-seam)" strokeWidth="2" />
      <path d={stitches} stroke="var(--fabric-seam)" strokeWidth="1.2" strokeDasharray="5 3" />
      <path d={cloth} stroke="var(--fabric-line)" strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
    </g>
  )
}

function Shading({ id, art: { cloth, hollows, folds, swells } }: LayerProps) {
  return (
    <g clipPath={`url(#${id}cloth)`}>
      <g filter={`url(#${id}wide)`}>
        <path d={folded(hollows)} fill="var(--fabric-shadow)" opacity="0.5" />
        {cloth.map((piece) => (
          <path key={piece} d={piece} stroke="var(--fabric-shadow)" strokeWidth="14" />
        ))}
        <path d={folded(swells)} fill="var(--fabric-light)" />
      </g>
      <g filter={`url(#${id}soft)`}>
        <path d={folded(folds)} fill="var(--fabric-light)" transform="translate(-7 -9)" />
        <path d={folded(folds)} fill="var(--fabric-shadow)" opacity="0.8" />
      </g>
      <path d={folded(folds, 0.22)} fill="var(--fabric-shadow)" opacity="0.36" transform="translate(-2 -3)" />
    </g>
  )
}

function Sewing({
  id,
  art: { cloth, ribs = [], seams, stitches, straps, strapStitches, cords, trims },
}: LayerProps) {
  return (
    <>
      <g clipPath={`url(#${id}cloth)`} stroke="var(--fabric-seam)" strokeLinecap="butt">
        {ribs.map((rib) => (
          <Ribbing key={rib.path} {...rib} />
        ))}
        <path d={seams} strokeWidth="1.2" vectorEffect="non-scaling-stroke" />
        <path d={stitches} strokeWidth="1.4" strokeDasharray="5 3" />
      </g>
      {cloth.map((piece) => (
        <path
          key={piece}
          d={piece}
          stroke="var(--fabric-line)"
          strokeWidth="1.3"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {straps && <Band {...straps} tone="var(--fabric)" />}
      {strapStitches && (
        <path d={strapStitches} stroke="var(--fabric-seam)" strokeWidth="1.4" strokeDasharray="4 2" />
      )}
      {cords && <Band {...cords} tone="var(--fabric)" />}
      {trims && <path d={trims} fill="var(--fabric-line)" />}
    </>
  )
}

/** Very wide dashes draw the ribs. */
function Ribbing({ path, widthMm }: Strip) {
  return <path d={path} stroke="var(--fabric-seam)" strokeWidth={widthMm} strokeDasharray="1 2.6" />
}

/** An outlined strip, made of a wide line under a narrower one. */
function Band({ path, widthMm, tone }: Strip & { tone: string }) {
  return (
    <g fill="none" strokeLinecap="square">
      <path d={path} stroke="var(--fabric-line)" strokeWidth={widthMm + 2.4} />
      <path d={path} stroke={tone} strokeWidth={widthMm} />
      {widthMm > 10 && (
        <>
          <path
            d={path}
            stroke="var(--fabric-seam)"
            strokeWidth={widthMm - 6}
            strokeDasharray="5 3"
            strokeLinecap="butt"
          />
          <path d={path} stroke={tone} strokeWidth={widthMm - 9} />
        </>
      )}
    </g>
  )
}
