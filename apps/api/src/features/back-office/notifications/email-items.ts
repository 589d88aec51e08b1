import { discountsApart, withCodeApart } from '@platen/pricing'
import { depositMinor } from '../../selling/orders/index.ts'
import type { EstimateFacts, OrderFacts } from './email-facts.ts'
import { facts, heading, list, paragraph, quote, type Block } from './email.ts'
import { fill } from '@platen/messages'
import type { Localization } from './email-blocks.ts'

export function orderedItems(order: OrderFacts, l10n: Localization): Block[] {
  return itemsAndTotals(
    order,
    order.items.map(({ garmentName, ...item }) => ({ ...item, name: garmentName })),
    l10n,
  )
}

export function estimatedItems(estimate: EstimateFacts, l10n: Localization): Block[] {
  const { texts, format } = l10n
  const { version, depositPercent, totalMinor, validUntil } = estimate
  const deposit = depositMinor(totalMinor, depositPercent)
  return [
    ...(version > 1 ? [paragraph(fill(texts.newVersion, { version: String(version) }))] : []),
    ...quote(estimate.person.message),
    ...itemsAndTotals(estimate, estimate.lines, l10n),
    ...facts([
      [texts.labels.deposit, deposit > 0 && deposit < totalMinor ? format.money(deposit) : null],
      [texts.labels.validUntil, format.day(validUntil)],
    ]),
  ]
}

function itemsAndTotals(
  order: OrderFacts | EstimateFacts,
  items: EstimateFacts['lines'],
  { texts: { headings, labels, film }, format }: Localization,
): Block[] {
  const code = order.about === 'order' ? order.discount : null
  const { discountMinor, feeMinor, codeMinor } = withCodeApart(order, code)
  const taxLabel = order.store.taxMode === 'inclusive' ? labels.taxIncluded : labels.tax
  return [
    heading(headings.items),
    list(
      items.map(({ kind, quantity, name, colour, size, unitPriceMinor }) => {
        const what = [kind === 'garment' ? name : film[kind], colour, size]
          .filter((word) => word !== '')
          .join(', ')
        return `${format.number(quantity)} × ${what}: ${format.money(unitPriceMinor * quantity)}`
      }),
    ),
    ...facts([
      [labels.subtotal, format.money(order.subtotalMinor)],
      ...discountsOf(order, discountMinor, labels).map(
        ([label, minor]) => [label, minor === 0 ? null : format.money(-minor)] as const,
      ),
      [labels.fee, feeMinor === 0 ? null : format.money(feeMinor)],
      [
        fill(labels.discountCode, { code: code?.code ?? '' }),
        codeMinor === 0 ? null : format.money(-codeMinor),
      ],
      [taxLabel, order.taxMinor === 0 ? null : format.money(order.taxMinor)],
      [labels.total, format.money(order.totalMinor)],
    ]),
  ]
}

function discountsOf(
  order: OrderFacts | EstimateFacts,
  discountMinor: number,
  labels: Localization['texts']['labels'],
): readonly (readonly [label: string, minor: number])[] {
  const { agreedDiscountMinor, reason } =
    order.about === 'order'
      ? { agreedDiscountMinor: order.agreedDiscount?.amountMinor ?? 0, reason: order.agreedDiscount?.reason }
      : { agreedDiscountMinor: order.agreedDiscountMinor, reason: order.discountReason }
  const { agreedMinor, breaksMinor } = discountsApart({ discountMinor, agreedDiscountMinor })
  const isNamed = reason != null && agreedDiscountMinor !== null
  return [
    [labels.quantityDiscount, breaksMinor],
    [isNamed ? fill(labels.discountFor, { reason }) : labels.discount, agreedMinor],
  ]
}
