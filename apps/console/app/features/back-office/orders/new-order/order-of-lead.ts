import type { Resources } from '@platen/api-client'
import type { PrintZone } from '@platen/placement'
import { type DraftArtwork } from './draft-print.ts'
import { EMPTY_ORDER, type DraftItem, type NewOrder } from './new-order-draft.ts'
import { fitted } from './print-fit.ts'

/** What of the catalog a new design begins with. */
interface Catalog {
  readonly garments: readonly {
    readonly id: string
    readonly zoneIds: readonly string[]
    readonly colours: readonly { readonly name: string }[]
  }[]
  readonly zones: readonly (PrintZone & { readonly id: string })[]
}
type Lead = Pick<
  Resources['ContactLeadRecord'],
  'id' | 'reference' | 'name' | 'email' | 'phone' | 'message' | 'locale'
> & { readonly artworks: readonly DraftArtwork[] }

/** Undefined while there is no garment to print on. */
export function newItem({ garments, zones }: Catalog): DraftItem | undefined {
  const [garment] = garments
  const zone = zones.find(({ id }) => garment?.zoneIds.includes(id))
  if (!garment || !zone) return undefined
  return {
    key: crypto.randomUUID(),
    garmentId: garment.id,
    colour: garment.colours[0]?.name ?? '',
    quantities: {},
    prints: [{ key: crypto.randomUUID(), zoneId: zone.id, widthMm: zone.maxWidthMm, offsetYMm: 0 }],
    note: '',
  }
}

/** With what the person wrote and sent; the pictures on the zones of one garment, as many as it has. */
export function orderOfLead(lead: Lead, catalog: Catalog, locales: readonly string[]): NewOrder {
  const { id, reference, name, email, phone, message, locale, artworks } = lead
  const first = newItem(catalog)
  const zones = catalog.zones.filter((zone) =>
    catalog.garments.some((garment) => garment.id === first?.garmentId && garment.zoneIds.includes(zone.id)),
  )
  const items = first
    ? chunks(artworks, zones.length).map((some): DraftItem => ({
        ...first,
        key: crypto.randomUUID(),
        prints: some.flatMap((artwork, at) => {
          const zone = zones[at]
          const blank = { key: crypto.randomUUID(), zoneId: zone?.id ?? '', offsetYMm: 0 }
          return zone ? [fitted({ ...blank, artwork, widthMm: zone.maxWidthMm }, zone, [])] : []
        }),
      }))
    : []
  return {
    ...EMPTY_ORDER,
    lead: { id, reference, name },
    customer: {
      name,
      email: email ?? '',
      phone: phone ?? '',
      locale: locales.find((one) => one.split('-')[0] === locale?.split('-')[0]) ?? '',
    },
    items,
    note: message.length > MAX_NOTE ? `${message.slice(0, MAX_NOTE - 1)}…` : message,
  }
}

const MAX_NOTE = 1000

function chunks<Value>(values: readonly Value[], size: number): Value[][] {
  const count = size === 0 ? 0 : Math.ceil(values.length / size)
  return Array.from({ length: count }, (_, at) => values.slice(at * size, (at + 1) * size))
}
