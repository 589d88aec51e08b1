import type { Formats } from '@platen/formats'
import { markup, type Markup } from '../../platform/http/markup.ts'
import type { Shop } from '../catalog/index.ts'
import type { CustomersOrder } from './order-record.ts'
import type { TrackingTexts } from './tracking-texts/texts.ts'

export interface OrderedItems {
  readonly shop: Pick<Shop, 'tax' | 'zones'>
  readonly order: CustomersOrder
  /** `#rrggbb` of the garment in the order's line; undefined when the shop sells it no more. */
  readonly colourOf: (line: number) => string | undefined
  readonly words: TrackingTexts
  readonly format: Formats
}

/** What is printed on what, and what it costs. */
export function items(page: OrderedItems): Markup {
  const { order, words, format } = page
  return markup`<section>
<h2>${words.headings.items}</h2>
<ul class="items">${order.items.map((item, at) => itemRow(page, item, at))}</ul>
${totals(page)}
${order.note === null ? null : markup`<p class="note" dir="auto"><strong class="label">${words.labels.note}</strong> ${order.note}</p>`}
</section>`

  function itemRow(
    { shop, colourOf }: OrderedItems,
    item: CustomersOrder['items'][number],
    at: number,
  ): Markup {
    const fabric = colourOf(at)
    return markup`<li>
<div class="line"><h3>${item.garmentName}</h3><p class="number">${format.money(item.unitPriceMinor * item.quantity)}</p></div>
<p class="what"><span>${words.labels.colour}: ${item.colour}</span> <span>${words.labels.size}: ${item.size}</span> <span class="number">${format.number(item.quantity)} × ${words.each(format.money(item.unitPriceMinor))}</span></p>
<div class="prints">${item.placements.map(({ zoneId, widthMm, heightMm, state, artwork }) => {
      const zone = shop.zones.find(({ id }) => id === zoneId)?.name ?? zoneId
      return markup`<figure>
<div class="print">${fabric === undefined ? null : markup`<svg class="fabric" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><rect width="1" height="1" fill="${fabric}"/></svg>`}<img src="${artwork.previewUrl}" alt="${words.artworkAlt(artwork.fileName, zone)}" width="112" height="112" loading="lazy" decoding="async"></div>
<figcaption><span>${zone}</span> <span class="number">${format.number(widthMm)} × ${format.number(heightMm)} mm</span> <span class="quiet">${words.artwork[state]}</span></figcaption>
</figure>`
    })}</div>
${item.note === null ? null : markup`<p class="note" dir="auto"><strong class="label">${words.labels.note}</strong> ${item.note}</p>`}
</li>`
  }
}

/** The lines are before the discount, so that they add up to the subtotal. */
function totals({ shop, order, words: { labels }, format }: OrderedItems): Markup {
  const { subtotalMinor, discountMinor, feeMinor, taxMinor, totalMinor, paidMinor, dueMinor } = order.totals
  const taxLabel = shop.tax.mode === 'inclusive' ? labels.taxIncluded : labels.tax
  const isOver = order.status === 'cancelled' || order.status === 'expired'
  const rows: [label: string, minor: number, isShown: boolean][] = [
    [labels.subtotal, subtotalMinor, true],
    [labels.discount, -discountMinor, discountMinor !== 0],
    [labels.fee, feeMinor, feeMinor !== 0],
    [taxLabel, taxMinor, taxMinor !== 0],
    [labels.total, totalMinor, true],
    [labels.paid, paidMinor, paidMinor !== 0],
    [labels.due, dueMinor, dueMinor !== 0 && !isOver],
  ]
  return markup`<dl class="totals">${rows
    .filter(([, , isShown]) => isShown)
    .map(
      ([label, minor]) =>
        markup`<div${label === labels.total ? markup` class="total"` : null}><dt>${label}</dt><dd class="number">${format.money(minor)}</dd></div>`,
    )}</dl>`
}
