import { useId, type ReactNode } from 'react'
import { garmentArt } from './art/garment-art.ts'
import {
  circles,
  edgesOf,
  folds as folded,
  type GarmentArt,
  type Round,
  type Strip,
} from './art/path-data.ts'
import { garmentKind, viewShift, type GarmentView } from './garment-frame.ts'

type DrawnSideProps = {
  drawing: string
  view: GarmentView
  /** Drawn on the cloth beneath folds and stitching, in millimetres from the view's own origin. */
  children?: ReactNode
}

/** Inside an `svg` in the millimetres of the view, whose `--fabric…` variables it takes. */
export function DrawnSide({ drawing, view, children }: DrawnSideProps) {
  const id = useId()
  const art = garmentArt(drawing, view)
  const place = `translate(0 ${viewShift(garmentKind(drawing), view)})`
  return (
    <>
      <Definitions id={id} art={art} />
      <g transform={place}>
        <Cloth id={id} art={art} />
      </g>
      {children}
      <g transform={place} pointerEvents="none" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <Shading id={id} art={art} />
        <Sewing id={id} art={art} />
      </g>
    </>
  )
}

type LayerProps = { id: string; art: GarmentArt }

function Definitions({ id, art }: LayerProps) {
  const { detail = 1 } = art
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
        <feGaussianBlur stdDeviation={4 * detail} />
      </filter>
      <filter id={`${id}wide`} colorInterpolationFilters="sRGB">
        <feGaussianBlur stdDeviation={14 * detail} />
      </filter>
    </defs>
  )
}

function Cloth({ id, art: { inside, cloth, strapsBehind, detail = 1 } }: LayerProps) {
  return (
    <>
      {strapsBehind && <Band {...strapsBehind} tone="var(--fabric-inside)" />}
      {inside && <Inside id={id} detail={detail} {...inside} />}
      {cloth.map((piece) => (
        <path key={piece} d={piece} fill="var(--fabric)" fillRule="evenodd" />
      ))}
    </>
  )
}

type InsideProps = { id: string; detail: number } & NonNullable<GarmentArt['inside']>

function Inside({ id, detail, cloth, lines, stitches, rib }: InsideProps) {
  return (
    <g clipPath={`url(#${id}inside)`} fill="none">
      <path d={cloth} fill="var(--fabric-inside)" />
      <path d={cloth} stroke="var(--fabric-shadow)" strokeWidth={30 * detail} filter={`url(#${id}soft)`} />
      {rib && <Ribbing {...rib} />}
      <path d={lines} stroke="var(--fabric-seam)" strokeWidth={2 * detail} />
      <path
        d={stitches}
        stroke="var(--fabric-seam)"
        strokeWidth={1.2 * detail}
        strokeDasharray={dashes(5, 3, detail)}
      />
      <path d={cloth} stroke="var(--fabric-line)" strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
    </g>
  )
}

function Shading({ id, art: { cloth, hollows, folds, swells, detail = 1 } }: LayerProps) {
  return (
    <g clipPath={`url(#${id}cloth)`}>
      <g filter={`url(#${id}wide)`}>
        <path d={folded(hollows)} fill="var(--fabric-shadow)" opacity="0.5" />
        {cloth.map((piece) => (
          <path key={piece} d={piece} stroke="var(--fabric-shadow)" strokeWidth={14 * detail} />
        ))}
        <path d={folded(swells)} fill="var(--fabric-light)" />
      </g>
      <g filter={`url(#${id}soft)`}>
        <path
          d={folded(folds)}
          fill="var(--fabric-light)"
          transform={`translate(${-7 * detail} ${-9 * detail})`}
        />
        <path d={folded(folds)} fill="var(--fabric-shadow)" opacity="0.8" />
      </g>
      <path
        d={folded(folds, 0.22)}
        fill="var(--fabric-shadow)"
        opacity="0.36"
        transform={`translate(${-2 * detail} ${-3 * detail})`}
      />
    </g>
  )
}

function Sewing({
  id,
  art: {
    cloth,
    ribs = [],
    seams,
    stitches,
    straps,
    strapStitches,
    cords,
    trims,
    buttons,
    eyelets,
    detail = 1,
  },
}: LayerProps) {
  return (
    <>
      <g clipPath={`url(#${id}cloth)`} stroke="var(--fabric-seam)" strokeLinecap="butt">
        {ribs.map((rib) => (
          <Ribbing key={rib.path} {...rib} />
        ))}
        <path d={seams} strokeWidth="1.2" vectorEffect="non-scaling-stroke" />
        <path d={stitches} strokeWidth={1.4 * detail} strokeDasharray={dashes(5, 3, detail)} />
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
      {buttons && <Buttons buttons={buttons} />}
      {eyelets && <Eyelets eyelets={eyelets} />}
    </>
  )
}

/** Four holes in a hollow. */
function Buttons({ buttons }: { buttons: readonly Round[] }) {
  const holes = buttons.flatMap(([x, y, radius]) =>
    [-1, 1].flatMap((right) =>
      [-1, 1].map((down): Round => [x + right * radius * 0.22, y + down * radius * 0.22, radius * 0.12]),
    ),
  )
  return (
    <g stroke="var(--fabric-line)" vectorEffect="non-scaling-stroke">
      <path d={circles(buttons)} fill="var(--fabric)" strokeWidth="1.2" vectorEffect="non-scaling-stroke" />
      <path d={circles(buttons, 0.62)} strokeWidth="0.6" />
      <path d={circles(holes)} fill="var(--fabric-line)" stroke="none" />
    </g>
  )
}

function Eyelets({ eyelets }: { eyelets: readonly Round[] }) {
  return (
    <g fill="none">
      <path
        d={circles(eyelets)}
        stroke="var(--fabric-line)"
        strokeWidth="1.6"
        strokeDasharray="0.7 0.35"
        strokeLinecap="butt"
      />
      <path d={circles(eyelets, 0.5)} fill="var(--fabric-line)" />
    </g>
  )
}

function dashes(length: number, gap: number, detail: number): string {
  return `${length * detail} ${gap * detail}`
}

/** Very wide dashes draw the ribs. */
function Ribbing({ path, widthMm }: Strip) {
  return <path d={path} stroke="var(--fabric-seam)" strokeWidth={widthMm} strokeDasharray="1 2.6" />
}

function Band({ tone, ...strip }: Strip & { tone: string }) {
  const { path, widthMm } = strip
  const edges = edgesOf(strip)
  return (
    <>
      <path
        d={edges}
        fill={tone}
        stroke="var(--fabric-line)"
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
      {widthMm > 10 && (
        <path
          d={edgesOf({ path, widthMm: widthMm - 7.5 })}
          fill="none"
          stroke="var(--fabric-seam)"
          strokeWidth="1.4"
          strokeDasharray="5 3"
        />
      )}
    </>
  )
}
