import {
  PLAIN_PRODUCT_FIELDS,
  TRANSLATED_COLUMNS,
  type exportProducts,
  type PlainProductField,
} from '@platen/contract'
import { dayIn } from '@platen/formats/calendar'
import { moneyCell } from '@platen/formats/csv'
import { offeredLocales } from '@platen/messages'
import type { Static } from 'typebox'
import { languageFor, type Language } from '../../../messages/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { exportTable, type ExportedCell, type ExportedFile } from '../../../platform/tables/export-table.ts'
import type { ReadingDeps } from './preview-import.ts'
import type { ShopProducts, StoredGarment, StoredItem, StoredVariant } from './planning/shop-products.ts'
import { readShopProducts } from './products.store.ts'

/** One row for each variant; an import of it changes nothing. `client`: whose turn it is when several wait. */
export async function productsAsTable(
  { database, shop, clock }: ReadingDeps & Pick<Platform, 'clock'>,
  { format, language, template = false }: Static<typeof exportProducts.query>,
  client: string,
): Promise<ExportedFile> {
  const { timeZone, currencyExponent, locales } = await shop.get()
  const { products } = languageFor([language, ...locales]).messages
  const [, ...others] = offeredLocales(locales)
  const translated = TRANSLATED_COLUMNS.filter(({ locale }) => others.includes(locale))
  const shown = template
    ? []
    : cellsOf(await readShopProducts(database), { products, exponent: currencyExponent, translated })
  const headings = [
    ...PLAIN_PRODUCT_FIELDS.map((field) => products.columns[field]),
    ...translated.map(({ text, locale }) => `${products.columns[text]} [${locale}]`),
  ]
  const name = `${products.file}-${dayIn(timeZone, clock.now())}`
  return exportTable({ format, name, sheet: products.sheet, headings, rows: shown }, client)
}

interface ExportedVariant {
  readonly garment: StoredGarment
  readonly variant: StoredVariant
  readonly item: StoredItem | undefined
}

interface Columns {
  readonly products: Language['messages']['products']
  readonly exponent: number
  readonly translated: typeof TRANSLATED_COLUMNS
}

function cellsOf(
  { garments, items }: ShopProducts,
  { products, exponent, translated }: Columns,
): ExportedCell[][] {
  const itemOf = new Map(items.map((item) => [item.variantId, item]))
  const cells = columnsIn(products, exponent)
  return garments.flatMap((garment) =>
    garment.variants.map((variant) => {
      const exported = { garment, variant, item: itemOf.get(variant.id) }
      return [
        ...PLAIN_PRODUCT_FIELDS.map((field) => cells[field](exported)),
        ...translated.map(({ field }) => ({ text: garment[field] })),
      ]
    }),
  )
}

function columnsIn(
  { yes, no }: Language['messages']['products'],
  exponent: number,
): Record<PlainProductField, (exported: ExportedVariant) => ExportedCell> {
  const text = (value: string | null | undefined) => ({ text: value ?? null })
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? { text: null } : { number: String(value) }
  const money = (minor: number) => ({ number: moneyCell(minor, exponent) })
  return {
    slug: ({ garment }) => text(garment.slug),
    name: ({ garment }) => text(garment.name),
    description: ({ garment }) => text(garment.description),
    category: ({ garment }) => text(garment.category),
    careWashing: ({ garment }) => text(garment.careWashing),
    careBleaching: ({ garment }) => text(garment.careBleaching),
    careDrying: ({ garment }) => text(garment.careDrying),
    careIroning: ({ garment }) => text(garment.careIroning),
    careDryCleaning: ({ garment }) => text(garment.careDryCleaning),
    careNote: ({ garment }) => text(garment.careNote),
    kind: ({ garment }) => text(garment.kind),
    fabric: ({ garment }) => text(garment.fabric),
    basePrice: ({ garment }) => money(garment.basePrice),
    active: ({ garment }) => text(garment.active ? yes : no),
    position: ({ garment }) => number(garment.position),
    colour: ({ variant }) => text(variant.colour),
    colourHex: ({ variant }) => text(variant.colourHex),
    size: ({ variant }) => text(variant.size),
    surcharge: ({ variant }) => money(variant.surcharge),
    forSale: ({ variant }) => text(variant.forSale ? yes : no),
    sku: ({ item }) => text(item?.sku),
    onHand: ({ item }) => number(item?.onHand),
    reorderPoint: ({ item }) => number(item?.reorderPoint),
    reorderQuantity: ({ item }) => number(item?.reorderQuantity),
    unitCost: ({ item }) => (item?.unitCost ? { number: item.unitCost } : { text: null }),
    supplier: ({ item }) => text(item?.supplier),
  }
}
