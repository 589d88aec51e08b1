import { fill } from '@platen/messages'
import { PrintedGarment, printedViews } from '@platen/ui'
import { m } from '../../../../messages/messages.ts'
import { useGarmentAppearance } from './garment-appearance.ts'
import type { Print as OrderedPrint } from './order.ts'

type Print = Pick<
  OrderedPrint,
  'id' | 'zoneId' | 'widthMm' | 'heightMm' | 'offsetXMm' | 'offsetYMm' | 'rotationDeg'
> & { readonly artwork: { readonly previewUrl: string } }

interface DesignDrawingProps {
  /** Null for film, which has no garment to be drawn on. */
  readonly variantId: string | null
  readonly prints: readonly Print[]
  readonly title: string
}

export function DesignDrawing({ variantId, prints, title }: DesignDrawingProps) {
  const { appearanceOf, zones } = useGarmentAppearance()
  const appearance = appearanceOf(variantId)
  const printed = printedViews(prints, zones)
  const views = printed.length === 0 ? (['front'] as const) : printed
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {appearance &&
        views.map((view) => (
          <PrintedGarment
            key={view}
            garment={appearance.views}
            view={view}
            colour={appearance.hex}
            className={
              views.length > 1 ? 'max-h-44 w-[calc(50%-0.25rem)] max-w-52' : 'max-h-64 w-52 max-w-full'
            }
            title={fill(m.orderWords.drawing[view], { design: title })}
            prints={prints}
            zones={zones}
            pictureOf={({ artwork }) => artwork.previewUrl}
          />
        ))}
    </div>
  )
}
