import type { QuoteCreate, QuoteResponse } from '@platen/contract'
import { priceOrder } from '@platen/pricing'
import type { Clock } from '../../../platform/clock.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { addDays, dayIn } from '@platen/formats/calendar'
import type { ArtworkCatalog } from '../artworks/index.ts'
import { availabilityOf, type ShopCache } from '../catalog/index.ts'
import { fulfilmentFee } from './resolve-fulfilment.ts'
import { artworkIdsOf, priceLineOf, resolveItems } from './resolve-items.ts'

interface QuoteDeps {
  readonly shop: ShopCache
  readonly artworks: ArtworkCatalog
  readonly clock: Clock
}

export async function createQuote(
  { shop, artworks, clock }: QuoteDeps,
  request: QuoteCreate,
): Promise<QuoteResponse> {
  const [current, available, files] = await Promise.all([
    shop.get(),
    shop.available(),
    artworks.get(artworkIdsOf(request.items)),
  ])
  const items = resolveItems(request.items, current, files)
  const fee = request.fulfilment ? fulfilmentFee(request.fulfilment, current) : 0
  const { lines, ...totals } = priceOrder(items.map(priceLineOf), fee, current)
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
    currency: current.currency,
    promisedBy: addDays(dayIn(current.timeZone, clock.now()), current.leadTimeDays.max),
    policyVersion: current.policyVersion,
  }
}
