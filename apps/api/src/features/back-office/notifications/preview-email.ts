import type { Look } from '@platen/brand'
import type { Database } from '../../../platform/database/transaction.ts'
import { drawSide } from '../../../platform/garment-pictures/draw-side.ts'
import { sidesOf } from '../../../platform/records/garment-sides.ts'
import type { PictureRow } from '../../../platform/records/pictures.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { languageFor } from '../../../messages/messages.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { composeEmail } from './compose-email.ts'
import { DESIGN_CID } from './design-picture.ts'
import type { OrderFacts } from './email-facts.ts'
import { drawLogo, LOGO_CID } from './email-logo.ts'
import { findStore } from './notifications.store.ts'
import { toHtml } from './render-email.ts'

interface PreviewDeps {
  readonly database: Database
  readonly storage: Storage
}

interface Preview {
  readonly shop: Shop
  readonly locale: string | undefined
  readonly look: Pick<Look, 'accent' | 'surface'>
  readonly logo: PictureRow | null
  readonly storeName: string | undefined
}

const PICTURE_PX = 280
const DAY_MS = 24 * 3_600_000

/** The email about a new order as it would look, with what the shop sells first. Undefined before the shop is set up. */
export async function previewEmail(
  { database, storage }: PreviewDeps,
  { shop, locale, look, logo, storeName }: Preview,
): Promise<string | undefined> {
  const saved = await findStore(database)
  if (!saved) return undefined
  const store = { ...saved, name: storeName ?? saved.name }
  const language = languageFor([locale, ...store.locales])
  const picture = await samplePicture(storage, shop)
  const facts = sampleOrder(shop, { store, locale: language.locale, picture })
  const drawn = await drawLogo(storage, logo)
  const html = toHtml(composeEmail('order-received', facts, language), language.locale, { look, logo: drawn })
  return (
    html
      .replace(`cid:${LOGO_CID}`, `data:image/png;base64,${drawn?.png.toString('base64') ?? ''}`)
      .replace(`cid:${DESIGN_CID}`, `data:image/jpeg;base64,${picture?.jpeg.toString('base64') ?? ''}`)
      // The frame chooses between day and night.
      .replace('@media (prefers-color-scheme: dark) {', 'html[data-scheme="dark"] {')
  )
}

async function samplePicture(storage: Storage, { garments }: Shop): Promise<OrderFacts['picture']> {
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

function sampleOrder(
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
      name: 'Ana Torres',
      email: null,
      phone: null,
      trackingUrl: '#',
      paymentReference: null,
      payerName: null,
      reason: null,
    },
  }
}
