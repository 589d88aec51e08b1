import { may, type EstimateCreate, type EstimateLineRequest, type Rights } from '@platen/contract'
import { addDays, dayIn } from '@platen/formats/calendar'
import { trimOf } from '@platen/placement'
import { priceEstimate, type AgreedDiscount } from '@platen/pricing'
import { lacks } from '../../../platform/auth/action-records.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { ArtworkCatalog } from '../../selling/artworks/index.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { shopFor } from '../../selling/prepaid-film/index.ts'
import {
  filesOfItems,
  filmItemOf,
  fulfilmentFee,
  itemsOf,
  paymentInstruction,
  priceLineOf,
  refuseImplausibleDay,
  refuseOtherPayment,
  refuseUnreachable,
  resolveFulfilment,
  resolveItems,
  type FilmItem,
  type ResolvedGarment,
  type ResolvedItem,
} from '../../selling/orders/index.ts'
import { findBuyerByContact } from '../customers/index.ts'
import type { Offer, OfferGarment, OfferLine, Words } from './estimate.ts'

const VALID_DAYS = 14

export type EstimateContent = Omit<EstimateCreate, 'leadId'>

export interface Draft {
  readonly offer: Offer
  readonly words: Omit<Words, 'salt'>
}

interface DraftDeps {
  readonly shop: Shop
  readonly artworks: ArtworkCatalog
  readonly database: Database
  readonly rights: Rights
  readonly now: Date
}

type Contact = Pick<EstimateCreate['customer'], 'email' | 'phone'>

export async function draftEstimate(deps: DraftDeps, content: EstimateContent): Promise<Draft> {
  refuseUnreachable(content.customer)
  const { offer, address } = await draftOffer(deps, content)
  return {
    offer,
    words: {
      customerName: content.customer.name,
      company: content.customer.company ?? null,
      message: content.message ?? null,
      address,
      discountReason: content.discount?.reason ?? null,
    },
  }
}

/** What is offered, and where it is delivered. */
export async function draftOffer(
  { shop: everybodysShop, artworks, database, rights, now }: DraftDeps,
  content: Omit<EstimateContent, 'customer'> & { readonly customer?: Contact },
): Promise<{ readonly offer: Offer; readonly address: Words['address'] }> {
  const shop = shopFor(everybodysShop, await findBuyerByContact(database, content.customer ?? {}))
  const today = dayIn(shop.timeZone, now)
  refuseImplausibleDay('validUntil', content.validUntil, today)
  const lines = await resolveLines(content.lines, shop, { artworks, database })
  const discount = discountOf(content.discount)
  refusePriceWithoutPermission(rights, content)
  const { address, ...fulfilment } = resolveFulfilment(content.fulfilment, shop, now, { slotLater: true })
  const instruction = paymentInstruction(content.instructionId, shop, 'instructionId')
  refuseOtherPayment(content.fulfilment, instruction.id, shop, 'instructionId')

  const priced = priceEstimate(
    {
      lines: lines.flatMap(({ resolved, request }) => (resolved ? priceOf(resolved, request) : [])),
      extras: lines.flatMap(({ resolved, request }) =>
        resolved ? [] : { quantity: request.quantity, unitPriceMinor: request.unitPriceMinor ?? 0 },
      ),
      discount,
      feeMinor: fulfilmentFee(content.fulfilment, shop),
    },
    shop,
  )
  const { lines: garmentPrices, extras: extraPrices, codeMinor: _codeMinor, ...totals } = priced
  let [garment, extra] = [0, 0]
  const offered = lines.map(({ resolved, request }): OfferLine => {
    const price = resolved ? garmentPrices[garment++] : extraPrices[extra++]
    if (!price) throw new Error('A line was not priced.')
    return {
      text: resolved ? null : (request.text ?? null),
      garment: resolved?.kind === 'garment' ? garmentOf(resolved) : null,
      ...(resolved && resolved.kind !== 'garment' && { film: withoutNames(filmItemOf(resolved)) }),
      quantity: request.quantity,
      ...price,
      agreedPrice: resolved !== null && request.unitPriceMinor !== undefined,
    }
  })
  return {
    address,
    offer: {
      lines: offered,
      discount,
      totals,
      currency: shop.currency,
      fulfilment,
      instructionId: instruction.id,
      depositPercent: content.depositPercent ?? shop.depositPercent,
      validUntil: content.validUntil ?? addDays(today, VALID_DAYS),
      terms: content.terms ?? null,
    },
  }
}

interface Line {
  readonly request: EstimateLineRequest
  readonly resolved: ResolvedItem | null
}

async function resolveLines(
  requested: readonly EstimateLineRequest[],
  shop: Shop,
  deps: Pick<DraftDeps, 'artworks' | 'database'>,
): Promise<Line[]> {
  const pathOf = (index: number) => `lines[${index}]`
  requested.forEach((line, index) => refuseWrongText(line, pathOf(index)))
  const places = requested.flatMap(({ text }, index) => (text === undefined ? [index] : []))
  if (places.length === 0)
    throw invalidField('lines', 'need a garment or film, because an order makes some', 'no_garment')
  const options = { needsArtwork: true, pathOf: (at: number) => pathOf(places[at] ?? 0) }
  const items = itemsOf(
    requested.filter(({ text }) => text === undefined),
    options,
  )
  const resolved = resolveItems(items, shop, await filesOfItems(deps, items), options.pathOf)
  const byPlace = new Map(places.map((place, at) => [place, resolved[at]]))
  return requested.map((request, index) => ({ request, resolved: byPlace.get(index) ?? null }))
}

function refuseWrongText({ text, quantity: _, unitPriceMinor, ...item }: EstimateLineRequest, path: string) {
  if (text === undefined) return
  if (Object.keys(item).length > 0)
    throw invalidField(`${path}.text`, 'is instead of a garment', 'one_of_both')
  if (unitPriceMinor === undefined)
    throw invalidField(`${path}.unitPriceMinor`, 'is required for a line of text', 'required')
}

function discountOf(request: EstimateContent['discount']): AgreedDiscount | null {
  if (request === undefined) return null
  const { percent, minor } = request
  if (percent !== undefined && minor === undefined) return { percent }
  if (minor !== undefined && percent === undefined) return { minor }
  throw invalidField('discount', 'needs either a percentage or an amount', 'one_of_both')
}

function refusePriceWithoutPermission(
  rights: Rights,
  { lines, discount }: Pick<EstimateContent, 'lines' | 'discount'>,
): void {
  const isPriced = lines.some(
    ({ text, unitPriceMinor }) => text === undefined && unitPriceMinor !== undefined,
  )
  if ((!isPriced && discount === undefined) || may(rights, 'orders:price')) return
  throw new Refusal('FORBIDDEN', lacks(rights, 'orders:price'), {
    details: { reason: 'lacks_permission', names: ['orders:price'] },
  })
}

function priceOf(resolved: ResolvedItem, { unitPriceMinor }: EstimateLineRequest) {
  const line = priceLineOf(resolved)
  if (unitPriceMinor === undefined) return line
  return {
    ...line,
    basePriceMinor: unitPriceMinor,
    surchargeMinor: 0,
    placementPricesMinor: [],
    isAgreed: true,
  }
}

/** An offer names no person, and a file may. */
function withoutNames({ prints, ...film }: FilmItem): FilmItem {
  return { ...film, prints: prints.map((print) => ({ ...print, artworkFileName: '' })) }
}

function garmentOf({ variant, placements }: ResolvedGarment): OfferGarment {
  return {
    variantId: variant.id,
    garmentName: variant.garmentName,
    colour: variant.colour,
    size: variant.size,
    placements: placements.map(({ zoneId, tier, artwork, preflight, ...print }) => {
      if (!artwork || !preflight) throw new Error('A line of an estimate has artwork in every placement.')
      return {
        zoneId,
        ...print,
        sizeTierId: tier.id,
        priceMinor: tier.priceMinor,
        artworkId: artwork.id,
        preflight,
        trim: trimOf(artwork.inspection, print),
      }
    }),
  }
}
