import type { Resources } from '@platen/api-client'
import type { PrintZone } from '@platen/placement'
import { m } from '../../../../messages/messages.ts'
import { filmInputOf, filmLinesOf, isFilmFinished, type DraftFilm } from './draft-film.ts'
import type { DraftPrint } from './draft-print.ts'
import { placedOn } from './print-fit.ts'

type Request = Resources['AdminOrderCreate']
type Lead = Resources['ContactLeadRecord']
/** What the shop sells and prints on. */
type Catalog = {
  readonly garments: readonly {
    readonly colours: readonly {
      readonly sizes: readonly { readonly variantId: string; readonly size: string }[]
    }[]
  }[]
  readonly zones: readonly (PrintZone & { readonly id: string })[]
}

/** E.164; undefined for what is no phone number. */
type ReadPhone = (typed: string) => string | undefined

export interface DraftItem {
  readonly key: string
  readonly garmentId: string
  readonly colour: string
  /** By variant ID. */
  readonly quantities: Readonly<Record<string, number>>
  readonly prints: readonly DraftPrint[]
  readonly note: string
}

export interface NewOrder {
  readonly source: Request['source']
  readonly customer: {
    readonly name: string
    readonly phone: string
    readonly email: string
    readonly locale: string
  }
  readonly items: readonly DraftItem[]
  /** Missing in drafts of earlier releases. */
  readonly film?: readonly DraftFilm[]
  readonly method: Request['fulfilment']['method']
  readonly meetupZoneId: string
  /** `2026-11-23 17:00`. */
  readonly slot: string
  readonly address: {
    readonly line1: string
    readonly line2: string
    readonly city: string
    readonly region: string
    readonly postalCode: string
    readonly country: string
  }
  readonly instructionId: string
  readonly neededBy: string
  readonly note: string
  /** Missing in drafts of earlier releases. */
  readonly discountCode?: string
  /** The contact request that it came from. */
  readonly lead?: Pick<Lead, 'id' | 'reference' | 'name'>
}

export type DeliveryDraft = Pick<NewOrder, 'method' | 'meetupZoneId' | 'slot' | 'address'>

export const EMPTY_ORDER: NewOrder = {
  source: 'phone',
  customer: { name: '', phone: '', email: '', locale: '' },
  items: [],
  method: 'pickup',
  meetupZoneId: '',
  slot: '',
  address: { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' },
  instructionId: '',
  neededBy: '',
  note: '',
}

const words = m.newOrder.missing

export const NEW_ORDER_DRAFT = 'new order'

/** Unfinished designs are left out. Each line has its prints as large as its garment size allows. */
export function linesOf({ items }: Pick<NewOrder, 'items'>, catalog: Catalog): Request['items'] {
  const sizes = new Map(
    catalog.garments
      .flatMap(({ colours }) => colours.flatMap((colour) => colour.sizes))
      .map(({ variantId, size }) => [variantId, size]),
  )
  return orderedOf(items).map(({ item: { prints, note }, variantId, quantity }) => ({
    variantId,
    quantity,
    ...(note.trim() !== '' && { note: note.trim() }),
    placements: prints.flatMap((print) => {
      const { zoneId, artwork } = print
      const zone = catalog.zones.find(({ id }) => id === zoneId)
      if (!artwork || !zone) return []
      const placed = placedOn(print, zone, sizes.get(variantId) ?? '')
      return [{ zoneId, artworkId: artwork.id, ...placed, offsetXMm: 0, rotationDeg: 0 as const }]
    }),
  }))
}

/** Garments first, then film. */
export function orderLinesOf(
  { items, film = [] }: Pick<NewOrder, 'items' | 'film'>,
  catalog: Catalog,
): Request['items'] {
  return [...linesOf({ items }, catalog), ...filmLinesOf(film)]
}

/** The lines of the request: one for each size of each finished design. */
function orderedOf(items: readonly DraftItem[]) {
  return items.filter(isFinished).flatMap((item) =>
    Object.entries(item.quantities)
      .filter(([, quantity]) => quantity > 0)
      .map(([variantId, quantity]) => ({ item, variantId, quantity })),
  )
}

/** The names of the inputs of a design. */
export const designInputs = ({ key }: Pick<DraftItem, 'key'>) => ({
  quantity: (variantId: string) => `items.${key}.${variantId}`,
  note: `items.${key}.note`,
})
export const printInputs = ({ key }: Pick<DraftPrint, 'key'>) => ({
  width: `prints.${key}.widthMm`,
  zone: `prints.${key}.zoneId`,
})

/** The input that shows what is wrong with a field of the request. */
export function inputOf(path: string, { items, film = [] }: Pick<NewOrder, 'items' | 'film'>): string {
  const [, line, field, print, ofPrint] =
    /^items\[(\d+)\](?:\.(\w+)(?:\[(\d+)\](?:\.(\w+))?)?)?/.exec(path) ?? []
  if (line === undefined) return deliveryInput(path)
  const ordered = orderedOf(items)
  const onFilm = film.filter(isFilmFinished)[Number(line) - ordered.length]
  if (onFilm) return filmInputOf(onFilm, field)
  const { item, variantId } = ordered[Number(line)] ?? {}
  if (!item || variantId === undefined) return path
  const printed = item.prints[Number(print)]
  if (printed) return ofPrint === 'zoneId' ? printInputs(printed).zone : printInputs(printed).width
  return field === 'note' ? designInputs(item).note : designInputs(item).quantity(variantId)
}

/** Inputs of the delivery have the names of its fields; a slot is chosen as a whole, and an address begins with its street. */
export function deliveryInput(path: string): string {
  if (path === 'fulfilment.address') return 'fulfilment.address.line1'
  return path.startsWith('fulfilment.slot') ? 'fulfilment.slot' : path
}

function isFinished({ prints, quantities }: DraftItem): boolean {
  return (
    prints.length > 0 &&
    prints.every(({ artwork }) => artwork !== undefined) &&
    Object.values(quantities).some((quantity) => quantity > 0)
  )
}

export function missingIn(draft: NewOrder, readPhone: ReadPhone): readonly string[] {
  const { customer, items, film = [] } = draft
  return [
    customer.name.trim() === '' && words.name,
    customer.phone.trim() === '' && customer.email.trim() === '' && words.contact,
    customer.phone.trim() !== '' && readPhone(customer.phone) === undefined && words.phone,
    (items.length + film.length === 0 || !items.every(isFinished)) && words.designs,
    !film.every(isFilmFinished) && words.film,
    missingDelivery(draft),
    draft.instructionId === '' && words.payment,
  ].filter((question) => question !== false && question !== undefined)
}

export function missingDelivery({ method, meetupZoneId, slot, address }: DeliveryDraft): string | undefined {
  if (method === 'meetup' && (meetupZoneId === '' || slot === '')) return words.meetup
  if (method !== 'delivery') return undefined
  const isComplete = address.line1 !== '' && address.city !== '' && /^[A-Z]{2}$/.test(address.country)
  return isComplete ? undefined : words.address
}

export function fulfilmentOf({ method, meetupZoneId, slot, address }: DeliveryDraft): Request['fulfilment'] {
  if (method === 'meetup') {
    const [date = '', from = ''] = slot.split(' ')
    return { method, meetupZoneId, slot: { date, from } }
  }
  return method === 'delivery' ? { method, address: withoutEmpty(address) } : { method }
}

/** `expectedTotalMinor` is the price that the customer was quoted. */
export function requestOf(
  draft: NewOrder,
  catalog: Catalog,
  expectedTotalMinor: number,
  readPhone: ReadPhone,
): Request {
  const { name, email, phone, locale } = draft.customer
  return {
    source: draft.source,
    customer: {
      name: name.trim(),
      ...withoutEmpty({ email: email.trim(), phone: readPhone(phone) ?? '', locale }),
    },
    items: orderLinesOf(draft, catalog),
    fulfilment: fulfilmentOf(draft),
    instructionId: draft.instructionId,
    ...withoutEmpty({
      ...{ neededBy: draft.neededBy, note: draft.note.trim() },
      discountCode: draft.discountCode ?? '',
    }),
    expectedTotalMinor,
  }
}

/** The API does not accept empty text. */
function withoutEmpty<Fields extends Readonly<Record<string, string>>>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Fields
}
