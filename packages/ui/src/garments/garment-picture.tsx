import type { ReactNode } from 'react'
import { DrawnSide } from './drawn-side.tsx'
import { fabricVariables } from './fabric-shade.ts'
import type { GarmentView } from './garment-frame.ts'
import { PhotoSide } from './photo-side.tsx'
import { sideFrame, shownSide, type ShownGarment, type ShownSide } from './shown-garment.ts'

type GarmentPictureProps = {
  garment: ShownGarment
  view: GarmentView
  /** `#rrggbb`. Left out, a drawing takes the `--fabric…` variables of an element around it. */
  colour?: string | undefined
  /** In which width a photo is seen, in pixels of the screen. */
  widthPx?: number | undefined
  className?: string | undefined
  /** Without a title it is decoration. */
  title?: string | undefined
  /** Drawn on the cloth, in millimetres from the view's own origin. */
  children?: ReactNode
}

const CARD_PX = 800

export function GarmentPicture({
  garment,
  view,
  colour,
  widthPx,
  className,
  title,
  children,
}: GarmentPictureProps) {
  const shown = shownSide(garment, view, colour)
  const { minX, minY, width, height } = sideFrame(shown, view)
  return (
    <svg
      viewBox={`${minX} ${minY} ${width} ${height}`}
      className={className}
      style={colour === undefined ? undefined : fabricVariables(colour)}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
    >
      <GarmentSide shown={shown} view={view} widthPx={widthPx}>
        {children}
      </GarmentSide>
    </svg>
  )
}

type GarmentSideProps = Pick<GarmentPictureProps, 'view' | 'widthPx' | 'children'> & { shown: ShownSide }

/** Inside an `svg` in the millimetres of the view, in the `--fabric…` variables of an element around it. */
export function GarmentSide({ shown, view, widthPx = CARD_PX, children }: GarmentSideProps) {
  return 'drawing' in shown ? (
    <DrawnSide drawing={shown.drawing} view={view}>
      {children}
    </DrawnSide>
  ) : (
    <PhotoSide {...shown} widthPx={widthPx}>
      {children}
    </PhotoSide>
  )
}
