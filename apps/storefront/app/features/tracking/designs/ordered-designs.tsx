import type { Resources } from '@platen/api-client'
import { usePage } from '../../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import { creditedMinor, discountsApart, withCodeApart } from '@platen/pricing'
import { designsOf } from '@platen/placement'
import { DesignDrawings } from './design-drawings.tsx'
import { agreedDiscountLabel } from './agreed-discount.ts'
import { needsWork, type Design, type Line } from './designs.ts'
import { PageSection } from '../page-section.tsx'
import type { Order } from '../status/tracking-status.ts'
import type { GarmentAppearance, Zone } from '../tracked-order.ts'

interface OrderedDesignsProps {
  readonly order: Order
  readonly appearances: Readonly<Record<string, GarmentAppearance>>
  readonly zones: readonly Zone[]
  readonly taxMode: Resources['CatalogResponse']['taxMode']
}

export function OrderedDesigns({ order, appearances, zones, taxMode }: OrderedDesignsProps) {
  const { messages } = usePage()
  const texts = messages.order
  return (
    <PageSection title={texts.items}>
      <ul className="grid gap-8">
        {designsOf(order.items).map((design) => (
          <li key={design.key}>
            <OrderedDesign
              kind={design.lines[0]?.kind ?? 'garment'}
              design={design}
              appearance={appearances[design.lines[0]?.variantId ?? '']}
              zones={zones}
            />
          </li>
        ))}
      </ul>
      <Extras extras={order.extras} />
      {order.note !== null && <Note text={order.note} />}
      <Totals order={order} taxMode={taxMode} />
    </PageSection>
  )
}

function OrderedDesign({
  kind,
  design,
  appearance,
  zones,
}: {
  kind: Line['kind']
  design: Design
  appearance: GarmentAppearance | undefined
  zones: readonly Zone[]
}) {
  const { messages, formats } = usePage()
  const texts = messages.order
  const note = design.lines[0]?.note ?? null
  return (
    <article className="grid gap-4">
      <h3 className="text-lg">
        {kind === 'garment' ? (
          <>
            {design.garmentName} <span className="font-normal text-ink-soft">· {design.colour}</span>
          </>
        ) : (
          texts.film[kind]
        )}
      </h3>
      <DesignDrawings design={design} appearance={appearance} zones={zones} />
      <ul className="grid gap-1 text-sm">
        {design.prints.map((print) => (
          <li key={print.id} className="flex flex-wrap items-baseline gap-x-3">
            {/* The file says on film what the zone says on a garment. */}
            <strong className="min-w-0 break-words">
              {print.zoneId === null
                ? print.artwork.fileName
                : (zones.find(({ id }) => id === print.zoneId)?.name ?? print.zoneId)}
            </strong>
            <span className="figures">
              {formats.number(print.widthMm)} × {formats.number(print.heightMm)} mm
            </span>
            {kind === 'sheet' && print.copies > 1 && (
              <span className="figures">{fill(texts.film.copies, { copies: print.copies })}</span>
            )}
            <span className={needsWork(print) ? 'font-semibold text-bad' : 'text-ink-soft'}>
              {texts.artworkStates[print.state]}
            </span>
          </li>
        ))}
      </ul>
      <table className="w-full border-t border-rule">
        <tbody>
          {design.lines.map((line) => (
            <tr key={line.id} className="border-b border-rule">
              <th scope="row" className="figures py-2 pr-4 text-left font-semibold">
                {named(line.size, messages.names)}
              </th>
              <td className="figures py-2 text-sm text-ink-soft">
                {formats.number(line.quantity)} ×{' '}
                <span className="whitespace-nowrap">
                  {fill(texts.each, { price: formats.money(line.unitPriceMinor) })}
                </span>
              </td>
              <td className="figures py-2 pl-4 text-right whitespace-nowrap">
                {formats.money(line.unitPriceMinor * line.quantity)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== null && <Note text={note} />}
    </article>
  )
}

export function Note({ text }: { text: string }) {
  const { messages } = usePage()
  return (
    <p className="border-l-2 border-rule pl-3 whitespace-pre-line" dir="auto">
      <strong className="block text-sm text-ink-soft">{messages.order.note}</strong>
      {text}
    </p>
  )
}

/** What the customer pays for beside garments. */
export function Extras({ extras }: { extras: readonly Omit<Order['extras'][number], 'lineTotalMinor'>[] }) {
  const { messages, formats } = usePage()
  if (extras.length === 0) return null
  return (
    <div className="mt-8">
      <h3 className="mb-2 text-lg">{messages.estimate.extras}</h3>
      <ul className="border-t border-rule">
        {extras.map(({ text, quantity, unitPriceMinor }, index) => (
          <li key={index} className="flex justify-between gap-4 border-b border-rule py-2">
            <span dir="auto">
              {quantity > 1 && <span className="figures">{formats.number(quantity)} × </span>}
              {text}
            </span>
            <span className="figures whitespace-nowrap">{formats.money(unitPriceMinor * quantity)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface TotalsProps {
  readonly order: Order
  readonly taxMode: Resources['CatalogResponse']['taxMode']
}

/** The lines above exclude the discount, so that they add up to the subtotal. */
function Totals({ order, taxMode }: TotalsProps) {
  const { messages, formats } = usePage()
  const texts = messages.order
  const { subtotalMinor, taxMinor, totalMinor, paidMinor, refundedMinor, dueMinor } = order.totals
  const { discountMinor, feeMinor, codeMinor } = withCodeApart(order.totals, order.discount)
  const { amountMinor: agreedDiscountMinor = 0, reason = null } = order.agreedDiscount ?? {}
  const { agreedMinor, breaksMinor } = discountsApart({ discountMinor, agreedDiscountMinor })
  const credited = creditedMinor(order.totals)
  const reported = reportedMinor(order)
  const codeLabel = fill(messages.order.code, { code: order.discount?.code ?? '' })
  const rows: readonly (readonly [label: string, minor: number, isShown: boolean])[] = [
    [texts.subtotal, subtotalMinor, subtotalMinor !== totalMinor],
    [messages.shared.quantityDiscount, -breaksMinor, breaksMinor !== 0],
    [agreedDiscountLabel(reason, messages), -agreedMinor, agreedMinor !== 0],
    [messages.shared.delivery, feeMinor, feeMinor !== 0],
    [codeLabel, -codeMinor, codeMinor !== 0],
    [taxMode === 'inclusive' ? texts.taxIncluded : messages.shared.tax, taxMinor, taxMinor !== 0],
    [messages.shared.total, totalMinor, true],
    [texts.paid, paidMinor, paidMinor !== 0],
    [texts.refundedTotal, refundedMinor, refundedMinor !== 0],
    [texts.creditedTotal, -credited, credited !== 0],
    [texts.due, dueMinor, dueMinor !== 0],
    [texts.reportedTotal, reported, reported !== 0],
  ]
  return (
    <dl className="mt-6 border-t-2 border-ink pt-3">
      {rows
        .filter(([, , isShown]) => isShown)
        .map(([label, minor]) => (
          <div
            key={label}
            className={`flex items-baseline justify-between gap-4 py-1 ${label === messages.shared.total ? 'my-1 border-y border-rule py-2 text-lg font-bold' : ''}`}
          >
            <dt dir="auto">{label}</dt>
            <dd className="figures whitespace-nowrap">
              {minor < 0 ? `−${formats.money(-minor)}` : formats.money(minor)}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** What the customer says to have paid, until staff have checked it. */
function reportedMinor({ payments }: Order): number {
  return payments.reduce(
    (sum, { status, amountMinor }) => sum + (status === 'submitted' ? amountMinor : 0),
    0,
  )
}
