import type { NamedZone, PlacedPrint as Placement } from '@platen/placement'
import type { ComponentProps } from 'react'
import { GarmentDrawing } from './garment-drawing.tsx'
import { zoneView, type GarmentView } from './garment-frame.ts'
import { printTransform } from './print-transform.ts'

const VIEWS = ['front', 'back'] as const satisfies readonly GarmentView[]

export function printedViews(prints: readonly { readonly zoneId: string }[]): readonly GarmentView[] {
  return VIEWS.filter((view) => prints.some(({ zoneId }) => zoneView(zoneId) === view))
}

type PlacedPrintProps = {
  print: Placement & { readonly zoneId: string }
  zone: NamedZone
  /** Empty for a dashed placeholder. */
  picture: string
} & Pick<ComponentProps<'image'>, 'filter' | 'onError'>

/** Inside a `GarmentDrawing`, in its millimetres. */
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

type PrintedGarmentProps<Print> = ComponentProps<typeof GarmentDrawing> & {
  prints: readonly Print[]
  zones: readonly NamedZone[]
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
    <GarmentDrawing {...garment}>
      {prints.map((print, index) => {
        const zone = zones.find(({ id }) => id === print.zoneId)
        if (!zone || zoneView(zone.id) !== garment.view) return null
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
    </GarmentDrawing>
  )
}
