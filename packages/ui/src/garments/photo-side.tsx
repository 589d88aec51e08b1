import { useId, type ReactNode } from 'react'
import { pictureUrl, type GarmentPhoto } from './shown-garment.ts'

type PhotoSideProps = {
  photo: GarmentPhoto
  tinted: boolean
  /** In which width the picture is seen, in pixels of the screen. */
  widthPx: number
  /** Prints, in millimetres from the view's own origin. */
  children?: ReactNode
}

/**
 * Inside an `svg` in the millimetres of the view:
 *
 *     shade, where prints are    light and folds of the photo
 *     prints
 *     shade, where cloth is ┐
 *     fabric colour         ┘    for a colour that the photo does not show
 *     photo
 */
export function PhotoSide({ photo, tinted, widthPx, children }: PhotoSideProps) {
  const id = useId()
  const { xMm: x, yMm: y, widthMm: width, heightMm: height } = photo.box
  const whole = { x, y, width, height }
  const layer = { ...whole, preserveAspectRatio: 'none' } as const
  // Folds are soft: half of the pixels show as much.
  const shade = pictureUrl(photo.shade, widthPx / 2)
  return (
    <>
      <image {...layer} href={pictureUrl(photo.picture, widthPx)} />
      {tinted && photo.mask && (
        <>
          <mask id={`${id}cloth`} maskUnits="userSpaceOnUse" {...whole}>
            <image {...layer} href={pictureUrl(photo.mask, widthPx)} />
          </mask>
          <rect {...whole} fill="var(--fabric)" mask={`url(#${id}cloth)`} />
          <image {...layer} href={shade} />
        </>
      )}
      {children}
      {children !== undefined && (
        <g pointerEvents="none">
          <mask
            id={`${id}prints`}
            maskUnits="userSpaceOnUse"
            {...whole}
            style={{ maskType: 'alpha' }}
            aria-hidden="true"
          >
            {children}
          </mask>
          <image {...layer} href={shade} mask={`url(#${id}prints)`} />
        </g>
      )}
    </>
  )
}
