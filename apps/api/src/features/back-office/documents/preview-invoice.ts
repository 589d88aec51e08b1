import type { Look } from '@platen/brand'
import { languageFor } from '../../../messages/messages.ts'
import type { BusinessDocument } from '../../../platform/business-documents/business-document.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import type { PictureRow } from '../../../platform/records/pictures.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Shop } from '../../selling/catalog/index.ts'
import { issuerOf } from './issuer.ts'
import { getIssuingShop } from './issuing.store.ts'

interface Preview {
  readonly shop: Shop
  readonly locale: string | undefined
  readonly look: Look
  readonly logo: PictureRow | null
  readonly storeName: string | undefined
}

/** An invoice about what the shop sells first, as a web page. */
export async function previewInvoice(
  { storage, database }: { readonly storage: Storage; readonly database: Database },
  { shop, locale, look, logo, storeName }: Preview,
): Promise<string> {
  const [{ renderPage }, { readLogo }] = await Promise.all([
    import('../../../platform/business-documents/render-page.ts'),
    import('../../../platform/business-documents/document-logo.ts'),
  ])
  const { locale: shown } = languageFor([locale, ...shop.locales])
  const { documents } = await getIssuingShop(database)
  const named = { ...shop, documents, storeName: storeName ?? shop.storeName, brand: { ...look, logo } }
  const document = sampleInvoice(named, shown)
  return renderPage(document, await readLogo(storage, document.issuer.logoSha256))
}

const SAMPLE_MINOR = 2500
const QUANTITY = 24

type Named = Parameters<typeof issuerOf>[0] &
  Pick<Shop, 'garments' | 'tax' | 'currency' | 'currencyExponent' | 'updatedAt'>

function sampleInvoice(shop: Named, locale: string): BusinessDocument {
  const [garment] = shop.garments
  const variant = garment?.variants[0]
  const unitMinor = variant ? variant.basePriceMinor + variant.surchargeMinor : SAMPLE_MINOR
  const netMinor = QUANTITY * unitMinor
  const { mode, rateBp } = shop.tax
  const tax = mode === 'none' ? 0 : rateBp
  const taxMinor = Math.round((netMinor * tax) / (mode === 'inclusive' ? 10_000 + tax : 10_000))
  const totalMinor = mode === 'exclusive' ? netMinor + taxMinor : netMinor
  const year = shop.updatedAt.getUTCFullYear()
  return {
    kind: 'invoice',
    number: `${shop.documents.prefixes.invoice}-${year}-000017`,
    locale,
    money: { currency: shop.currency, currencyExponent: shop.currencyExponent },
    issuer: issuerOf(shop),
    recipient: { name: 'Ana Torres', address: null, taxId: null },
    facts: [
      { name: 'issued', day: shop.updatedAt.toISOString().slice(0, 10) },
      { name: 'order', text: `PL-${year}-000042` },
    ],
    lines: [
      {
        name: garment?.name ?? '',
        detail: variant ? `${variant.colour}, ${variant.size}` : null,
        quantity: QUANTITY,
        price: { unitMinor, totalMinor: netMinor },
      },
    ],
    totals: {
      before:
        taxMinor === 0
          ? []
          : [
              { name: 'net', minor: totalMinor - taxMinor },
              { name: 'tax', minor: taxMinor, rateBp },
            ],
      sum: { name: 'total', minor: totalMinor },
      after: [
        { name: 'paid', minor: 0 },
        { name: 'due', minor: totalMinor },
      ],
    },
    message: null,
    footer: shop.documents.footer,
  }
}
