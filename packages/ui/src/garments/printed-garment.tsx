import type { NamedZone, PlacedPrint as Placement } from '@platen/placement'
import type { ComponentProps } from 'react'
import { GARMENT_VIEWS, type GarmentView } from './garment-frame.ts'
import { GarmentPicture } from './garment-picture.tsx'
import { printTransform } from './print-transform.ts'

/** The sides with prints on them. */
export function printedViews(
  prints: readonly { readonly zoneId: string | null }[],
  zones: readonly { readonly id: string; readonly view: GarmentView }[],
): readonly GarmentView[] {
  return GARMENT_VIEWS.filter((view) =>
    zones.some((zone) => zone.view === view && prints.some(({ zoneId }) => zoneId === zone.id)),
  )
}

type PlacedPrintProps = {
  print: Placement & { readonly zoneId: string | null }
  zone: NamedZone
  /** Empty for a dashed placeholder. */
  picture: string
} & Pick<ComponentProps<'image'>, 'filter' | 'onError'>

/** Inside a `GarmentPicture`, in its millimetres. */
export function PlacedPrint({ print, zone, picture, ...rest }: PlacedPrintProps) {
  const { zoneId, widthMm, heightMm } = print
  const frame = {
    'data-print': zoneId,
    x: -widthMm / 2,
    y: -heightMm / 2,
    width: widthMm,
    height: heightMm,
    transform: printTransform(print, zone),
  }
  return picture === '' ? (
    <rect {...frame} fill="none" stroke="currentColor" strokeDasharray="8 6" strokeWidth="3" />
  ) : (
    <image {...frame} {...rest} href={picture} preserveAspectRatio="none" />
  )
}

type PrintedGarmentProps<Print> = ComponentProps<typeof GarmentPicture> & {
  prints: readonly Print[]
  zones: readonly (NamedZone & { readonly view: GarmentView })[]
  pictureOf: (print: Print) => string
}

/** A print in an unknown zone is left out. */
export function PrintedGarment<Print extends PlacedPrintProps['print']>({
  prints,
  zones,
  pictureOf,
  children,
  ...garment
}: PrintedGarmentProps<Print>) {
  return (
    <GarmentPicture {...garment}>
      {prints.map((print, index) => {
        const zone = zones.find(({ id }) => id === print.zoneId)
        if (zone?.view !== garment.view) return null
        return (
          <PlacedPrint
            key={`${print.zoneId} ${index}`}
            print={print}
            zone={zone}
            picture={pictureOf(print)}
          />
        )
      })}
      {children}
    </GarmentPicture>
  )
}
