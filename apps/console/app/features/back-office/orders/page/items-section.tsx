import { count, fill } from '@platen/messages'
import { designsOf, type Design } from '@platen/placement'
import { Pill } from '@platen/ui'
import { OnFabric } from '../../../../lib/on-fabric.tsx'
import { useFormats } from '../../../../lib/formats.ts'
import { locale, m } from '../../../../messages/messages.ts'
import { ARTWORK_STATES } from '../order/order-labels.ts'
import { DesignDrawing } from '../order/design-drawing.tsx'
import { useOrderContext } from '../order/order-context.ts'
import { FilmPictures } from '../order/film-pictures.tsx'
import { Findings } from '../order/findings.tsx'
import { useGarmentAppearance } from '../order/garment-appearance.ts'
import { resolutionText, positionText, sizeText } from '../order/print-measures.ts'
import type { Line, Print } from '../order/order.ts'
import { OrderSection } from '../order/order-section.tsx'

const words = m.orderPage.items

export function ItemsSection() {
  const { order } = useOrderContext()
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <OrderSection
      id="what"
      title={words.title}
      aside={<p className="figures text-sm text-ink-soft">{count(locale, words.pieces, units)}</p>}
    >
      <ul className="grid gap-6">
        {designsOf(order.items).map((design) => (
          <DesignRow key={design.key} design={design} />
        ))}
      </ul>
      <Extras />
    </OrderSection>
  )
}

/** What is charged for beside garments. */
function Extras() {
  const { extras } = useOrderContext().order
  const formats = useFormats()
  if (extras.length === 0) return null
  return (
    <ul aria-label={m.estimates.form.extras} className="mt-4">
      {extras.map(({ text, quantity, unitPriceMinor }, index) => (
        <li key={index} className="flex justify-between gap-4 border-t border-rule py-2">
          <span className="min-w-0 break-words" dir="auto">
            {quantity > 1 && <span className="figures">{quantity} × </span>}
            {text}
          </span>
          <span className="figures whitespace-nowrap">{formats.money(quantity * unitPriceMinor)}</span>
        </li>
      ))}
    </ul>
  )
}

function DesignRow({ design }: { design: Design<Line> }) {
  const { garmentName, colour, prints, lines } = design
  const formats = useFormats()
  const { appearanceOf } = useGarmentAppearance()
  const kind = lines[0]?.kind ?? 'garment'
  const variantId = lines[0]?.variantId ?? null
  const title =
    kind === 'garment' ? fill(words.design, { garment: garmentName, colour }) : m.orderWords.film[kind]
  const note = lines[0]?.note
  return (
    <li className="grid gap-4 border-b border-dashed border-rule pb-6 last:border-b-0 last:pb-0 lg:grid-cols-[minmax(0,18rem)_1fr]">
      <div className="self-start rounded-platen bg-tray p-3">
        {kind === 'garment' ? (
          <DesignDrawing variantId={variantId} prints={prints} title={title} />
        ) : (
          <FilmPictures pictures={prints.map(({ artwork }) => artwork.previewUrl)} />
        )}
      </div>
      <div className="grid content-start gap-3">
        <h3 className="text-lg">{title}</h3>
        <ul aria-label={words.sizes} className="flex flex-wrap gap-2">
          {lines.map(({ id, size, quantity, unitPriceMinor }) => (
            <li key={id} className="figures rounded-platen border border-rule-strong px-2 py-1 text-sm">
              <strong>{size}</strong> × {quantity}{' '}
              <span className="text-ink-soft">
                {fill(words.unitPrice, { price: formats.money(unitPriceMinor) })}
              </span>
            </li>
          ))}
        </ul>
        {note !== null && note !== undefined && <p className="border-l-4 border-press pl-3">{note}</p>}
        <ul aria-label={words.prints} className="grid gap-3">
          {prints.map((print) => (
            <PrintRow key={print.id} print={print} kind={kind} hex={appearanceOf(variantId)?.hex} />
          ))}
        </ul>
      </div>
    </li>
  )
}

interface PrintRowProps {
  readonly print: Print
  readonly kind: Line['kind']
  readonly hex: string | undefined
}

function PrintRow({ print, kind, hex }: PrintRowProps) {
  const { zoneName } = useGarmentAppearance()
  const { label, tone } = ARTWORK_STATES[print.state]
  const place = positionText(print)
  return (
    <li className="grid grid-cols-[3.5rem_1fr] gap-3">
      <OnFabric hex={hex} className="size-14 rounded-platen">
        <img src={print.artwork.previewUrl} alt="" className="max-h-12 max-w-12 object-contain" />
      </OnFabric>
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{kind === 'garment' ? zoneName(print.zoneId) : print.artwork.fileName}</strong>
          {print.copies > 1 && (
            <span className="figures">{fill(m.orderWords.film.copies, { copies: print.copies })}</span>
          )}
          <Pill tone={tone}>{label}</Pill>
        </p>
        <p className="figures text-sm break-words text-ink-soft">
          {sizeText(print)} · {resolutionText(print)}
          {place !== '' && ` · ${place}`}
          {kind === 'garment' && ` · ${print.artwork.fileName}`}
        </p>
        {print.state !== 'approved' && <Findings preflight={print.artwork.preflight} />}
      </div>
    </li>
  )
}
