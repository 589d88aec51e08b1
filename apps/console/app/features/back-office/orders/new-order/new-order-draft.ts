import type { Resources } from '@platen/api-client'
import type { PrintZone } from '@platen/placement'
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

export const NEW_ORDER_DRAFT = 'new order'

/** Unfinished designs are left out. Each line has its prints as large as its garment size allows. */
export function linesOf({ items }: Pick<NewOrder, 'items'>, catalog: Catalog): Request['items'] {
  const sizes = new Map(
    catalog.garments
      .flatMap(({ colours }) => colours.flatMap((colour) => colour.sizes))
      .map(({ variantId, size }) => [variantId, size]),
  )
  return items.filter(isFinished).flatMap(({ quantities, prints, note }) =>
    Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .map(([variantId, quantity]) => ({
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
      })),
  )
}

function isFinished({ prints, quantities }: DraftItem): boolean {
  return (
    prints.length > 0 &&
    prints.every(({ artwork }) => artwork !== undefined) &&
    Object.values(quantities).some((quantity) => quantity > 0)
  )
}

export function missingIn(draft: NewOrder, readPhone: ReadPhone): readonly string[] {
  const { customer, items } = draft
  return [
    customer.name.trim() === '' && 'Enter the customer’s name.',
    customer.phone.trim() === '' &&
      customer.email.trim() === '' &&
      'Enter a phone number or an email address.',
    customer.phone.trim() !== '' &&
      readPhone(customer.phone) === undefined &&
      'Enter a phone number that we can read.',
    (items.length === 0 || !items.every(isFinished)) && 'Add artwork and a quantity to each design.',
    missingDelivery(draft),
    draft.instructionId === '' && 'Choose a payment method.',
  ].filter((question) => question !== false && question !== undefined)
}

export function missingDelivery({ method, meetupZoneId, slot, address }: DeliveryDraft): string | undefined {
  if (method === 'meetup' && (meetupZoneId === '' || slot === '')) return 'Choose a meet-up point and a time.'
  if (method !== 'delivery') return undefined
  const isComplete = address.line1 !== '' && address.city !== '' && /^[A-Z]{2}$/.test(address.country)
  return isComplete ? undefined : 'Enter an address with a two-letter country code.'
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
    items: linesOf(draft, catalog),
    fulfilment: fulfilmentOf(draft),
    instructionId: draft.instructionId,
    ...withoutEmpty({ neededBy: draft.neededBy, note: draft.note.trim() }),
    expectedTotalMinor,
  }
}

/** The API does not accept empty text. */
function withoutEmpty<Fields extends Readonly<Record<string, string>>>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')) as Fields
}
