import type { QuoteCreate, QuoteResponse } from '@platen/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { addDays, dayIn } from '@platen/formats/calendar'
import type { ArtworkCatalog } from '../artworks/index.ts'
import { availabilityOf, type ShopCache } from '../catalog/index.ts'
import { shopFor, usePrepaidFilm, type Buyer } from '../prepaid-film/index.ts'
import { fulfilmentFee } from './resolve-fulfilment.ts'
import { orderDiscount, priceWithCode, usableDiscount } from './price-with-code.ts'
import { filesOfItems } from './item-files.ts'
import { itemsOf } from './requested-items.ts'
import { prepaidLengthMm } from './resolve-film.ts'
import { priceLineOf, resolveItems, type ResolvedItem } from './resolve-items.ts'

interface QuoteDeps {
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
  readonly clock: Clock
  readonly database: Database
}

export async function createQuote(
  { shop, artworks, clock, database }: QuoteDeps,
  request: QuoteCreate,
  buyer?: Buyer,
): Promise<QuoteResponse> {
  const requested = itemsOf(request.items, { needsArtwork: false })
  const [everybodys, available, files, discount] = await Promise.all([
    shop.get(),
    shop.available(),
    filesOfItems({ artworks, database }, requested),
    usableDiscount(database, request.discountCode, clock.now()),
  ])
  const current = shopFor(everybodys, buyer)
  const items = resolveItems(requested, current, files)
  await usePrepaidFilm(database, buyer, items.map(prepaidLengthMm))
  const fee = request.fulfilment ? fulfilmentFee(request.fulfilment, current) : 0
  const { lines, codeMinor, ...totals } = priceWithCode(items.map(priceLineOf), fee, current, discount)
  return {
    items: items.map((item, index) => ({
      ...quotedItem(item, available),
      quantity: item.quantity,
      unitPriceMinor: lines[index]?.unitPriceMinor ?? 0,
      discountMinor: lines[index]?.discountMinor ?? 0,
      lineTotalMinor: lines[index]?.lineTotalMinor ?? 0,
    })),
    totals,
    discount: orderDiscount(discount, { codeMinor }),
    currency: current.currency,
    promisedBy: addDays(dayIn(current.timeZone, clock.now()), current.leadTimeDays.max),
    policyVersion: current.policyVersion,
  }
}

type QuotedItem = QuoteResponse['items'][number]

function quotedItem(
  item: ResolvedItem,
  available: ReadonlyMap<string, number>,
): Pick<QuotedItem, 'kind' | 'variantId' | 'billedCm' | 'availability' | 'placements'> {
  if (item.kind !== 'garment') {
    return {
      kind: item.kind,
      variantId: null,
      billedCm: item.sheet?.billedCm ?? null,
      availability: 'in_stock',
      placements: item.placements.map(({ preflight }) => ({
        ...{ zoneId: null, sizeTierId: null, priceMinor: 0 },
        preflight: preflight ?? null,
      })),
    }
  }
  return {
    kind: 'garment',
    variantId: encodeId('variant', item.variant.id),
    billedCm: null,
    availability: availabilityOf(item.variant, available, item.quantity),
    placements: item.placements.map(({ zoneId, tier, preflight }) => ({
      zoneId,
      sizeTierId: tier.id,
      priceMinor: tier.priceMinor,
      preflight: preflight ?? null,
    })),
  }
}
