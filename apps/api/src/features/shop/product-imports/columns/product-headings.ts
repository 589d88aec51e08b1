import {
  PLAIN_PRODUCT_FIELDS,
  TRANSLATED_COLUMNS,
  type PlainProductField,
  type ProductField,
} from '@platen/contract'
import { LOCALES } from '@platen/messages'
import { languageFor } from '../../../../messages/messages.ts'
import { headingWords } from '../../../../platform/tables/field-kinds.ts'

/** Beside the headings of our exports: what other shop systems, suppliers and people write. */
const ALIASES: Readonly<Record<PlainProductField, readonly string[]>> = {
  slug: ['slug', 'handle', 'garment slug', 'product slug', 'url', 'style', 'style code', 'modelo'],
  name: [
    'title',
    'product',
    'product name',
    'garment',
    'garment name',
    'item name',
    'producto',
    'produto',
    'produit',
  ],
  description: ['body', 'body html', 'product description', 'details', 'detalle', 'keterangan'],
  category: ['collection', 'coleccion', 'colecao', 'koleksi'],
  careWashing: ['wash'],
  careBleaching: ['bleach'],
  careDrying: ['dry'],
  careIroning: ['iron'],
  careDryCleaning: ['dry clean'],
  careNote: ['care', 'care instructions', 'washing instructions'],
  kind: ['type', 'product type', 'garment type'],
  fabric: ['material', 'fabrics', 'cloth', 'tejido', 'tissu', 'kain'],
  basePrice: [
    'price',
    'base price',
    'garment price',
    'variant price',
    'precio',
    'precio base',
    'preco',
    'preco base',
    'prix',
    'prix de base',
    'harga',
    'harga dasar',
  ],
  active: ['active', 'published', 'visible', 'status', 'activo', 'ativo', 'actif', 'aktif'],
  position: ['sort', 'sort order', 'order', 'orden', 'ordem', 'ordre'],
  colour: ['color', 'colour name', 'color name', 'option1 value', 'nama warna'],
  colourHex: ['color hex', 'colour hex', 'hex', 'hex code', 'color code', 'hexadecimal'],
  size: ['sizes', 'option2 value', 'talle', 'tamano'],
  surcharge: ['size surcharge', 'extra', 'upcharge', 'price difference', 'sobreprecio', 'majoration'],
  forSale: ['variant active', 'available', 'sellable', 'variante activa'],
  sku: ['variant sku', 'item sku', 'stock item', 'codigo', 'article', 'reference', 'kode', 'kode barang'],
  onHand: [
    'stock',
    'quantity',
    'qty',
    'in stock',
    'stock on hand',
    'variant inventory qty',
    'inventory',
    'cantidad',
    'inventario',
    'quantidade',
    'estoque',
    'quantite',
    'jumlah',
    'stok',
  ],
  reorderPoint: [
    'reorder level',
    'minimum stock',
    'min stock',
    'low stock',
    'stock minimo',
    'estoque minimo',
    'stock minimum',
    'stok minimum',
  ],
  reorderQuantity: ['reorder qty', 'order quantity', 'cantidad a pedir'],
  unitCost: [
    'cost',
    'cost per item',
    'unit price paid',
    'purchase price',
    'costo',
    'custo',
    'cout',
    'prix d achat',
    'harga beli',
    'biaya',
  ],
  supplier: ['vendor', 'brand supplier', 'marca', 'distribuidor'],
}

/** `columns` in each language, for tables that were exported in it. */
const HEADINGS = LOCALES.map((locale) => languageFor([locale]).messages.products.columns)

export const PRODUCT_HEADINGS: readonly (readonly [string, ProductField])[] = [
  ...PLAIN_PRODUCT_FIELDS.flatMap((field) =>
    [field, ...HEADINGS.map((columns) => columns[field]), ...ALIASES[field]].map(
      (heading) => [headingWords(heading), field] as const,
    ),
  ),
  ...TRANSLATED_COLUMNS.flatMap(({ field, text, locale }) =>
    [field, ...[text, ...HEADINGS.map((columns) => columns[text])].map((name) => `${name} [${locale}]`)].map(
      (heading) => [headingWords(heading), field] as const,
    ),
  ),
]
