import type { Resources } from '@platen/api-client'
import { designsOf } from '@platen/placement'
import { m } from '../../../../messages/messages.ts'
import type { DraftFilm } from '../new-order/draft-film.ts'
import type { DraftPrint } from '../new-order/draft-print.ts'
import { placedOn } from '../new-order/print-fit.ts'
import {
  EMPTY_ORDER,
  fulfilmentOf,
  orderLinesOf,
  missingIn,
  type DraftItem,
  type NewOrder,
} from '../new-order/new-order-draft.ts'
import type { Estimate } from './estimate.ts'

type Request = Resources['EstimateCreate']
type LineRequest = Request['lines'][number]
type Catalog = Pick<Resources['CatalogResponse'], 'garments' | 'zones'>

/** A line that the form of an item cannot show, such as a turned print, or a price that was agreed. */
interface KeptLine {
  readonly name: string
  readonly request: LineRequest
}

export interface Extra {
  readonly key: string
  readonly text: string
  readonly quantity: number
  readonly unitPriceMinor: number | undefined
}

export interface NewEstimate extends Omit<NewOrder, 'source' | 'neededBy' | 'note'> {
  readonly company: string
  readonly pasted: string
  readonly kept: readonly KeptLine[]
  readonly extras: readonly Extra[]
  readonly discountKind: 'none' | 'percent' | 'minor'
  readonly discountPercent: string
  readonly discountMinor: number | undefined
  readonly discountReason: string
  readonly depositPercent: string
  readonly validUntil: string
  readonly message: string
  readonly terms: string
}

export const EMPTY_ESTIMATE: NewEstimate = {
  customer: EMPTY_ORDER.customer,
  items: [],
  method: EMPTY_ORDER.method,
  meetupZoneId: '',
  slot: '',
  address: EMPTY_ORDER.address,
  instructionId: '',
  company: '',
  pasted: '',
  kept: [],
  extras: [],
  discountKind: 'none',
  discountPercent: '',
  discountMinor: undefined,
  discountReason: '',
  depositPercent: '',
  validUntil: '',
  message: '',
  terms: '',
}

export const NEW_ESTIMATE_DRAFT = 'new estimate'

export type EstimateContent = Omit<Request, 'leadId'>
export type PricedContent = Pick<
  EstimateContent,
  'lines' | 'discount' | 'fulfilment' | 'instructionId' | 'depositPercent'
>

/** What the price depends on. Undefined while there is no item. */
export function pricedOf(draft: NewEstimate, catalog: Catalog): PricedContent | undefined {
  const items = orderLinesOf(draft, catalog).map(({ note: _note, ...line }): LineRequest => line)
  const lines = [
    ...draft.kept.map(({ request }) => request),
    ...items,
    ...draft.extras.filter(isWhole).map(({ text, quantity, unitPriceMinor }) => ({
      ...{ text: text.trim(), quantity },
      ...(unitPriceMinor === undefined ? {} : { unitPriceMinor }),
    })),
  ]
  if (items.length + draft.kept.length === 0 || draft.instructionId === '') return undefined
  const discount = discountOf(draft)
  return {
    lines,
    ...(discount && { discount }),
    fulfilment: withoutOpenSlot(draft),
    instructionId: draft.instructionId,
    ...(draft.depositPercent === '' ? {} : { depositPercent: Number(draft.depositPercent) }),
  }
}

export function contentOf(
  draft: NewEstimate,
  catalog: Catalog,
  readPhone: (typed: string) => string | undefined,
): EstimateContent | undefined {
  const priced = pricedOf(draft, catalog)
  if (!priced) return undefined
  const { name, email, phone, locale } = draft.customer
  return {
    ...priced,
    customer: {
      name: name.trim(),
      ...withoutEmpty({
        company: draft.company.trim(),
        email: email.trim(),
        phone: readPhone(phone) ?? '',
        locale,
      }),
    },
    ...withoutEmpty({
      validUntil: draft.validUntil,
      message: draft.message.trim(),
      terms: draft.terms.trim(),
    }),
  }
}

export function missingInEstimate(
  draft: NewEstimate,
  readPhone: (typed: string) => string | undefined,
): readonly string[] {
  const order = { ...EMPTY_ORDER, ...draft }
  const without = draft.kept.length > 0 && draft.items.length === 0 ? m.newOrder.missing.designs : undefined
  const later = draft.method === 'meetup' && draft.meetupZoneId !== '' ? m.newOrder.missing.meetup : undefined
  return [
    ...missingIn(order, readPhone).filter((question) => question !== without && question !== later),
    ...(draft.extras.every(isWhole) ? [] : [m.estimates.form.missingExtra]),
  ]
}

function isWhole({ text, unitPriceMinor }: Extra): boolean {
  return text.trim() !== '' && unitPriceMinor !== undefined
}

function discountOf(draft: NewEstimate): Request['discount'] {
  const reason = withoutEmpty({ reason: draft.discountReason.trim() })
  const percent = Math.trunc(Number(draft.discountPercent))
  if (draft.discountKind === 'percent' && percent >= 1) return { percent, ...reason }
  if (draft.discountKind === 'minor' && draft.discountMinor) return { minor: draft.discountMinor, ...reason }
  return undefined
}

function withoutOpenSlot(draft: NewEstimate): Request['fulfilment'] {
  if (draft.method === 'meetup' && draft.slot === '')
    return { method: 'meetup', meetupZoneId: draft.meetupZoneId }
  return fulfilmentOf(draft)
}

/** An estimate as the form shows it, to be changed. */
export function draftOf(estimate: Estimate, catalog: Catalog): NewEstimate {
  const { customer, fulfilment, discount, instructionId, depositPercent, validUntil, message, terms } =
    estimate
  const lines = estimate.lines.map((line, index) => ({ ...line, index }))
  const { items, kept } = itemsOf(lines, catalog)
  const film = filmOf(lines)
  return {
    ...EMPTY_ESTIMATE,
    customer: {
      name: customer.name,
      email: customer.email ?? '',
      phone: customer.phone ?? '',
      locale: customer.locale ?? '',
    },
    company: customer.company ?? '',
    items,
    film: film.drafts,
    kept: [...kept, ...film.kept],
    extras: lines.flatMap(({ text, quantity, unitPriceMinor }) =>
      text === null ? [] : { key: crypto.randomUUID(), text, quantity, unitPriceMinor },
    ),
    method: fulfilment.method,
    meetupZoneId: fulfilment.meetupZoneId ?? '',
    slot: fulfilment.slot ? `${fulfilment.slot.date} ${fulfilment.slot.from}` : '',
    address: { ...EMPTY_ORDER.address, ...fulfilment.address },
    instructionId,
    discountKind: discount === null ? 'none' : discount.percent === null ? 'minor' : 'percent',
    discountPercent: discount?.percent?.toString() ?? '',
    discountMinor: discount?.minor ?? undefined,
    discountReason: discount?.reason ?? '',
    depositPercent: String(depositPercent),
    validUntil,
    message: message ?? '',
    terms: terms ?? '',
  }
}

type Line = Estimate['lines'][number] & { readonly index: number }

function itemsOf(
  lines: readonly Line[],
  catalog: Catalog,
): { readonly items: readonly DraftItem[]; readonly kept: readonly KeptLine[] } {
  const garments = lines.flatMap(({ garment, index, ...line }) =>
    garment
      ? {
          ...{ ...line, ...garment, id: String(index), note: null },
          placements: garment.placements.map((print, at) => ({
            ...print,
            id: `${index}-${at}`,
            sizeTierId: '',
            widthMm: print.widthMm,
          })),
        }
      : [],
  )
  const items: DraftItem[] = []
  const kept: KeptLine[] = []
  for (const { lines: sizes, prints } of designsOf(garments)) {
    const garment = catalog.garments.find(({ colours }) =>
      colours.some((colour) => colour.sizes.some(({ variantId }) => variantId === sizes[0]?.variantId)),
    )
    const colour = garment?.colours.find((one) =>
      one.sizes.some(({ variantId }) => variantId === sizes[0]?.variantId),
    )
    const drafts = prints.map((print) => draftPrint(print, sizes[0]?.size ?? '', catalog))
    const plain = drafts.filter((print) => print !== undefined)
    if (
      garment &&
      colour &&
      plain.length === prints.length &&
      !sizes.some(({ agreedPrice }) => agreedPrice)
    ) {
      items.push({
        key: crypto.randomUUID(),
        garmentId: garment.id,
        colour: colour.name,
        quantities: Object.fromEntries(sizes.map(({ variantId, quantity }) => [variantId, quantity])),
        note: '',
        prints: plain,
      })
    } else
      for (const { variantId, quantity, unitPriceMinor, agreedPrice, placements, ...what } of sizes)
        kept.push({
          name: [what.garmentName, what.colour, what.size].join(', '),
          request: {
            ...{ variantId, quantity },
            ...(agreedPrice ? { unitPriceMinor } : {}),
            placements: placements.map(({ id: _id, sizeTierId: _tier, artwork, ...print }) => ({
              ...print,
              artworkId: artwork.id,
            })),
          },
        })
  }
  return { items, kept }
}

/** A sheet that was laid out, an agreed price and a finish are kept as they are. */
function filmOf(lines: readonly Line[]): {
  readonly drafts: readonly DraftFilm[]
  readonly kept: readonly KeptLine[]
} {
  const drafts: DraftFilm[] = []
  const kept: KeptLine[] = []
  for (const { film, quantity, unitPriceMinor, agreedPrice } of lines) {
    const [print] = film?.prints ?? []
    if (!film || !print) continue
    const { kind, layoutId, finish } = film
    const { widthMm, heightMm, artwork } = print
    if (layoutId === null && finish === null && !agreedPrice) {
      drafts.push({
        ...{ key: crypto.randomUUID(), kind, widthMm: kind === 'sheet' ? 100 : widthMm, quantity, note: '' },
        artwork: {
          ...{ id: artwork.id, fileName: artwork.fileName, previewUrl: artwork.previewUrl },
          ...{ widthPx: Math.round(widthMm * 10), heightPx: Math.round(heightMm * 10), vector: false },
        },
      })
      continue
    }
    kept.push({
      name: [m.orderWords.film[kind], film.size].join(', '),
      request: {
        ...{ kind, quantity },
        ...(layoutId === null ? { artworkId: artwork.id } : { layoutId }),
        ...(kind === 'transfer' ? { widthMm, heightMm } : {}),
        ...(finish === null ? {} : { finish }),
        ...(agreedPrice ? { unitPriceMinor } : {}),
      },
    })
  }
  return { drafts, kept }
}

type Placed = NonNullable<Estimate['lines'][number]['garment']>['placements'][number]

/** Undefined for a print that the form cannot show: turned, or neither at the top nor in the centre of its zone. */
function draftPrint(
  { zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg, artwork }: Placed,
  size: string,
  catalog: Catalog,
): DraftPrint | undefined {
  const zone = catalog.zones.find(({ id }) => id === zoneId)
  if (!zone || rotationDeg !== 0 || offsetXMm !== 0) return undefined
  const print: DraftPrint = {
    ...{ key: crypto.randomUUID(), zoneId, widthMm, offsetYMm },
    position: offsetYMm === 0 ? 'centre' : 'top',
    // Of its pixels the form needs only how the sides relate.
    artwork: {
      ...{ id: artwork.id, fileName: artwork.fileName, previewUrl: artwork.previewUrl },
      ...{ widthPx: Math.round(widthMm * 10), heightPx: Math.round(heightMm * 10), vector: false },
    },
  }
  const placed = placedOn(print, zone, size)
  return Math.abs(placed.offsetYMm - offsetYMm) < 0.15 && placed.widthMm === widthMm ? print : undefined
}

function withoutEmpty<Fields extends Readonly<Record<string, string>>>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Partial<Fields>
}
