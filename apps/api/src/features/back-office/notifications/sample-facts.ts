import { drawSide } from '../../../platform/garment-pictures/draw-side.ts'
import { sidesOf } from '../../../platform/records/garment-sides.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import type {
  AccountFacts,
  EstimateFacts,
  LeadFacts,
  MemberFacts,
  OrderFacts,
  StoreFacts,
} from './email-facts.ts'

const PICTURE_PX = 280
const DAY_MS = 24 * 3_600_000
const NAME = 'Ana Torres'
const EMAIL = 'ana@example.com'

export async function samplePicture(storage: Storage, { garments }: Shop): Promise<OrderFacts['picture']> {
  const [garment] = garments
  const variant = garment?.variants[0]
  if (!garment || !variant) return null
  const design = { garment: sidesOf(garment.appearance), colourHex: variant.colourHex, prints: [] }
  const { svg } = await drawSide(storage, design, 'front', 2 * PICTURE_PX)
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer()
  return { garmentName: garment.name, colour: variant.colour, widthPx: PICTURE_PX, jpeg }
}

const SAMPLE_MINOR = 2500

export function sampleOrder(
  { garments, paymentInstructions, updatedAt }: Shop,
  { store, locale, picture }: Pick<OrderFacts, 'store' | 'locale' | 'picture'>,
): OrderFacts {
  const [garment] = garments
  const variant = garment?.variants[0]
  const unitPriceMinor = variant ? variant.basePriceMinor + variant.surchargeMinor : SAMPLE_MINOR
  const total = 2 * unitPriceMinor
  const instruction = paymentInstructions[0]
  const soon = new Date(updatedAt.getTime() + 5 * DAY_MS)
  return {
    about: 'order',
    store,
    locale,
    picture,
    number: `PL-${soon.getUTCFullYear()}-000042`,
    consoleUrl: '#',
    status: 'open',
    paymentStatus: 'unpaid',
    fulfilmentStatus: 'pending',
    fulfilmentMethod: 'pickup',
    meetupPoint: null,
    slot: null,
    deliveryDays: null,
    items:
      garment && variant
        ? [
            {
              kind: 'garment',
              garmentName: garment.name,
              colour: variant.colour,
              size: variant.size,
              quantity: 2,
              unitPriceMinor,
            },
          ]
        : [],
    subtotalMinor: total,
    discountMinor: 0,
    discount: null,
    agreedDiscount: null,
    feeMinor: 0,
    taxMinor: 0,
    totalMinor: total,
    paidMinor: 0,
    refundedMinor: 0,
    returnedMinor: 0,
    promisedBy: soon.toISOString().slice(0, 10),
    payBefore: soon,
    instruction: instruction ?? {
      method: 'cash',
      label: '',
      payeeName: null,
      account: null,
      instructions: '',
      referenceHint: null,
    },
    movedMinor: null,
    paymentMinor: null,
    person: {
      name: NAME,
      email: null,
      phone: null,
      trackingUrl: '#',
      paymentReference: null,
      payerName: null,
      reason: null,
    },
  }
}

export function sampleLead(store: StoreFacts): LeadFacts {
  return {
    about: 'lead',
    store,
    locale: null,
    reference: 'CL-2026-000042',
    channel: 'email',
    topic: 'bulk',
    quantityEstimate: 50,
    artworkCount: 1,
    person: { name: NAME, email: EMAIL, phone: null, message: '…', orderNumber: null },
  }
}

export function sampleAccount(store: StoreFacts, publicUrl: string, now: Date): AccountFacts {
  return {
    about: 'account',
    store,
    locale: null,
    expiresAt: new Date(now.getTime() + 15 * 60_000),
    person: { name: NAME, email: EMAIL, url: `${publicUrl}/account/link#…` },
  }
}

export function sampleMember(store: StoreFacts, consoleUrl: string, now: Date): MemberFacts {
  return {
    about: 'member',
    store,
    locale: null,
    expiresAt: new Date(now.getTime() + DAY_MS),
    person: { name: NAME, email: EMAIL, url: `${consoleUrl}/admin/password#…` },
  }
}

export function sampleEstimate(shop: Shop, store: StoreFacts, consoleUrl: string): EstimateFacts {
  const { items, subtotalMinor, totalMinor, promisedBy } = sampleOrder(shop, {
    store,
    locale: null,
    picture: null,
  })
  return {
    about: 'estimate',
    store,
    locale: null,
    number: 'ES-2026-000042',
    ...{ version: 1, depositPercent: 50 },
    consoleUrl: `${consoleUrl}/admin/estimates/…`,
    lines: items.map(({ garmentName, ...line }) => ({ ...line, name: garmentName })),
    ...{ subtotalMinor, discountMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor },
    ...{ agreedDiscountMinor: 0, discountReason: null },
    validUntil: promisedBy,
    person: { name: NAME, email: EMAIL, phone: null, url: '#', message: null, notes: '…' },
  }
}
