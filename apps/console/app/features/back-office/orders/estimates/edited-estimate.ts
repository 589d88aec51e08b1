import { designsOf } from '@platen/placement'
import { m } from '../../../../messages/messages.ts'
import type { DraftFilm } from '../new-order/draft-film.ts'
import type { DraftPrint } from '../new-order/draft-print.ts'
import { EMPTY_ORDER, type DraftItem } from '../new-order/new-order-draft.ts'
import { placedOn } from '../new-order/print-fit.ts'
import { EMPTY_ESTIMATE, type Catalog, type KeptLine, type NewEstimate } from './estimate-draft.ts'
import type { Estimate } from './estimate.ts'

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
