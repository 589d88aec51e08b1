import type { QuoteCreate, QuoteResponse } from '@platen/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { addDays, dayIn } from '@platen/formats/calendar'
import type { ArtworkCatalog } from '../artworks/index.ts'
import { availabilityOf, type ShopCache } from '../catalog/index.ts'
import { fulfilmentFee } from './resolve-fulfilment.ts'
import { orderDiscount, priceWithCode, usableDiscount } from './price-with-code.ts'
import { artworkIdsOf, priceLineOf, resolveItems } from './resolve-items.ts'

interface QuoteDeps {
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
  readonly clock: Clock
  readonly database: Database
}

export async function createQuote(
  { shop, artworks, clock, database }: QuoteDeps,
  request: QuoteCreate,
): Promise<QuoteResponse> {
  const [current, available, files, discount] = await Promise.all([
    shop.get(),
    shop.available(),
    artworks.get(artworkIdsOf(request.items)),
    usableDiscount(database, request.discountCode, clock.now()),
  ])
  const items = resolveItems(request.items, current, files)
  const fee = request.fulfilment ? fulfilmentFee(request.fulfilment, current) : 0
  const { lines, codeMinor, ...totals } = priceWithCode(items.map(priceLineOf), fee, current, discount)
  return {
    items: items.map(({ variant, quantity, placements }, index) => ({
      variantId: encodeId('variant', variant.id),
      quantity,
      unitPriceMinor: lines[index]?.unitPriceMinor ?? 0,
      discountMinor: lines[index]?.discountMinor ?? 0,
      lineTotalMinor: lines[index]?.lineTotalMinor ?? 0,
      availability: availabilityOf(variant, available, quantity),
      placements: placements.map(({ zoneId, tier, preflight }) => ({
        zoneId,
        sizeTierId: tier.id,
        priceMinor: tier.priceMinor,
        preflight: preflight ?? null,
      })),
    })),
    totals,
    discount: orderDiscount(discount, { codeMinor }),
    currency: current.currency,
    promisedBy: addDays(dayIn(current.timeZone, clock.now()), current.leadTimeDays.max),
    policyVersion: current.policyVersion,
  }
}
