import { dayIn } from '@platen/formats/calendar'
import { named, withNames, type Names } from '@platen/formats/own-names'
import { fill, localeFor } from '@platen/messages'
import { languageFor } from '../../../messages/messages.ts'
import type {
  BusinessDocument,
  DocumentLine,
  Fact,
  Party,
} from '../../../platform/business-documents/business-document.ts'
import { deliveryText, ticketLanguage } from '../../press/job-tickets/index.ts'
import { amountIf, amountsBefore, divided, taxRows } from './amounts.ts'
import type { BilledOrder, BilledPayment, IssuingShop, OpenInvoice } from './document-rows.ts'
import { letterhead } from './letterhead.ts'
import { recipientAt } from './recipient.ts'

export interface Billing {
  readonly shop: IssuingShop
  readonly order: BilledOrder
  /** `YYYY-MM-DD`, in the time zone of the shop. */
  readonly today: string
}

type Content = Omit<BusinessDocument, 'number'>

/** What an invoice says. Amounts are those of the order. */
export function invoiceContent(billing: Billing, billTo: Partial<Party> = {}): Content {
  const { shop, order } = billing
  const paid = order.paidMinor - order.refundedMinor
  const due = Math.max(0, order.totalMinor - paid)
  const content = common(billing, 'invoice', { ...recipientOf(order), taxId: order.taxId, ...billTo })
  return {
    ...content,
    facts: [
      ...factsOf(billing),
      ...(due > 0 && order.payBefore !== null
        ? [{ name: 'due', day: dayIn(shop.timeZone, order.payBefore) } as const]
        : []),
    ],
    lines: [
      ...itemsIn(content.locale, order).map((item) => ({
        ...lineOf(item, content.locale),
        price: priceOf(item),
      })),
      ...order.extras.map((extra) => ({
        ...{ name: extra.text, detail: null, quantity: extra.quantity },
        price: priceOf(extra),
      })),
    ],
    totals: {
      before: amountsBefore(
        {
          ...order,
          agreedDiscountMinor: order.agreedDiscount?.amountMinor ?? 0,
          discountReason: order.agreedDiscount?.reason ?? null,
          code: order.discount,
          lines: [...order.items, ...order.extras],
        },
        shop.tax,
      ),
      sum: { name: 'total', minor: order.totalMinor },
      after: [...amountIf('paid', paid, paid > 0), { name: 'due', minor: due }],
    },
  }
}

interface Credit {
  readonly invoice: OpenInvoice
  readonly amountMinor: number
  readonly taxMinor: number
  readonly reason: string | undefined
}

export function creditContent(billing: Billing, { invoice, amountMinor, taxMinor, reason }: Credit): Content {
  const content = common(billing, 'credit_note', invoice.recipient)
  const { documents: texts } = languageFor([content.locale]).messages
  const name = fill(texts.credit, { invoice: invoice.number })
  return {
    ...content,
    facts: [...factsOf(billing), { name: 'invoice', text: invoice.number }],
    lines: [oneLine(name, amountMinor, reason ?? null)],
    totals: {
      before: taxRows(amountMinor, taxMinor, invoice.rateBp),
      sum: { name: 'credited', minor: amountMinor },
      after: [],
    },
  }
}

export function receiptContent(billing: Billing, payment: BilledPayment): Content {
  const { order } = billing
  const content = common(billing, 'receipt', recipientOf(order))
  const { documents: texts } = languageFor([content.locale]).messages
  const paid = order.paidMinor - order.refundedMinor
  return {
    ...content,
    facts: [
      ...factsOf(billing),
      { name: 'paidWith', text: labelIn(content.locale, payment) },
      ...(payment.reference === null ? [] : [{ name: 'reference', text: payment.reference } as const]),
    ],
    lines: [oneLine(fill(texts.payment, { order: order.number }), payment.verifiedMinor)],
    totals: {
      before: [],
      sum: { name: 'received', minor: payment.verifiedMinor },
      after: [
        { name: 'total', minor: order.totalMinor },
        { name: 'paid', minor: paid },
        { name: 'due', minor: Math.max(0, order.totalMinor - paid) },
      ],
    },
  }
}

/** What goes into the parcel, without amounts. */
export function packingContent(billing: Billing): Content {
  const { order } = billing
  const content = common(billing, 'packing_slip', recipientOf(order))
  // Where they live stands above.
  const handover = deliveryText({ ...order, city: null }, ticketLanguage([content.locale]))
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...content,
    facts: [
      { name: 'order', text: order.number },
      { name: 'handover', text: handover },
      { name: 'promised', day: order.promisedBy },
      { name: 'pieces', text: String(pieces) },
    ],
    lines: itemsIn(content.locale, order).map((item) => {
      const line = lineOf(item, content.locale)
      // Of a team, it says who gets it.
      const detail = [item.note?.trim(), line.detail].filter(Boolean).join(' · ')
      return { ...line, detail, price: null }
    }),
    totals: null,
    footer: null,
  }
}

function common(
  { shop, order }: Billing,
  kind: BusinessDocument['kind'],
  recipient: Party,
): Omit<Content, 'facts' | 'lines' | 'totals'> {
  const { customerLocale, currency } = order
  return { kind, ...letterhead({ shop, customerLocale, currency }), recipient, message: null }
}

function factsOf({ order, today, shop }: Billing): Fact[] {
  return [
    { name: 'issued', day: today },
    { name: 'order', text: order.number },
    { name: 'ordered', day: dayIn(shop.timeZone, order.createdAt) },
  ]
}

function recipientOf({ customerName, address }: BilledOrder): Party {
  return recipientAt(customerName, address)
}

type Item = BilledOrder['items'][number]

/** With what the owner calls their garments, colours, sizes and zones in the language of the document. */
function itemsIn(locale: string, { items, ownNames }: BilledOrder): Item[] {
  const language = localeFor([locale])
  const names: Names = Object.fromEntries(
    ownNames.flatMap(({ text, translations }) => {
      const own = language && translations[language]?.name
      return typeof own === 'string' ? [[text, own]] : []
    }),
  )
  return items.map((item) => ({
    ...withNames(item, ['garmentName', 'colour', 'size'], names),
    prints: item.prints.map((print) => ({ ...print, zone: named(print.zone, names) })),
  }))
}

function labelIn(locale: string, { label, translations }: BilledPayment): string {
  const language = localeFor([locale])
  return (language && translations[language]?.label) ?? label
}

function lineOf(item: Item, locale: string): Omit<DocumentLine, 'price'> {
  const { kind, garmentName, colour, size, quantity, prints } = item
  if (kind !== 'garment')
    return { name: languageFor([locale]).messages.documents.film[kind], detail: size, quantity }
  const placed = prints.map(({ zone, widthMm, heightMm }) => `${zone} ${widthMm} × ${heightMm} mm`)
  return { name: garmentName, detail: [`${colour}, ${size}`, ...placed].join(' · '), quantity }
}

function priceOf({
  unitPriceMinor,
  quantity,
}: Pick<Item, 'unitPriceMinor' | 'quantity'>): NonNullable<DocumentLine['price']> {
  return { unitMinor: unitPriceMinor, totalMinor: unitPriceMinor * quantity }
}

function oneLine(name: string, totalMinor: number, detail: string | null = null): DocumentLine {
  return { name, detail, quantity: 1, price: { unitMinor: totalMinor, totalMinor } }
}

/** The part of a tax that belongs to a part of an amount, so that the taxes of all parts together are the tax. */
export function taxOfPart(invoice: OpenInvoice, amountMinor: number): number {
  const { totalMinor, taxMinor, creditedMinor } = invoice
  if (totalMinor === 0) return 0
  const upTo = (credited: number) => divided(credited, taxMinor, totalMinor)
  return upTo(creditedMinor + amountMinor) - upTo(creditedMinor)
}
