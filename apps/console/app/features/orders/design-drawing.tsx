import { printBox } from '@platen/placement'
import { GarmentDrawing, zoneView, type GarmentView } from '@platen/ui'
import { useGarmentLooks, type GarmentLook, type Zone } from './garment-looks.ts'
import type { Print as OrderedPrint } from './order.ts'

/** What of a print has to be known to draw it. */
type Print = Pick<
  OrderedPrint,
  'id' | 'zoneId' | 'widthMm' | 'heightMm' | 'offsetXMm' | 'offsetYMm' | 'rotationDeg'
> & { readonly artwork: { readonly previewUrl: string } }

interface DesignDrawingProps {
  /** Any variant of the garment in its colour. */
  readonly variantId: string
  readonly prints: readonly Print[]
  /** What it shows, for those who hear it. */
  readonly title: string
}

const VIEWS = ['front', 'back'] as const satisfies readonly GarmentView[]

/** The garment in its fabric colour from every side that is printed, each print where it goes, in true millimetres. */
export function DesignDrawing({ variantId, prints, title }: DesignDrawingProps) {
  const { lookOf, zones } = useGarmentLooks()
  const look = lookOf(variantId)
  const printed = VIEWS.filter((view) => prints.some(({ zoneId }) => zoneView(zoneId) === view))
  const views = printed.length === 0 ? (['front'] as const) : printed
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {look && (
        <>
          {views.map((view) => (
            <Side key={view} {...{ view, look, prints, zones, title }} views={views.length} />
          ))}
        </>
      )}
    </div>
  )
}

interface SideProps {
  readonly view: GarmentView
  /** How many sides are drawn. */
  readonly views: number
  readonly look: GarmentLook
  readonly prints: readonly Print[]
  readonly zones: readonly Zone[]
  readonly title: string
}

function Side({ view, views, look, prints, zones, title }: SideProps) {
  return (
    <GarmentDrawing
      kind={look.kind}
      view={view}
      colour={look.hex}
      className={views > 1 ? 'max-h-44 w-[calc(50%-0.25rem)] max-w-52' : 'max-h-64 w-52 max-w-full'}
      title={`${title}, ${view}`}
    >
      {prints.map((print) => {
        const zone = zones.find(({ id }) => id === print.zoneId)
        return zone && zoneView(zone.id) === view && <Placed key={print.id} print={print} zone={zone} />
      })}
    </GarmentDrawing>
  )
}

function Placed({ print, zone }: { print: Print; zone: Zone }) {
  const box = printBox(print, zone)
  const centre = `translate(${box.xMm + box.widthMm / 2} ${box.yMm + box.heightMm / 2})`
  return (
    <image
      href={print.artwork.previewUrl}
      x={-print.widthMm / 2}
      y={-print.heightMm / 2}
      width={print.widthMm}
      height={print.heightMm}
      preserveAspectRatio="none"
      transform={`${centre} rotate(${print.rotationDeg})`}
    />
  )
}
