import type {
  AdminPrintZoneSettingsResponse,
  BrandResponse,
  CategoriesResponse,
  FilmPricesRecord,
  FirstRunResponse,
  GarmentRecord,
  StoreSettingsResponse,
} from '@platen/contract'
import { expectData } from '@platen/api-client'
import { WEBHOOK, type WorkingShop } from '../working-shop.ts'
import { nothing, type Rows } from './shared.ts'

let tables = 0
/** Of one new garment. */
function aTable() {
  const name = `imported-${(tables += 1)}`
  const content = `Handle,Name,Kind,Fabric,Price,Colour,Code,Size\n${name},Imported,tee,cotton,12.50,Red,#ff0000,M\n`
  return {
    file: { fileName: 'products.csv', content },
    query: { columns: 'slug,name,kind,fabric,basePrice,colour,colourHex,size', decimal: 'point' },
  }
}

/** Of staff. */
export const SHOP_ADMIN = {
  get_settings: nothing,
  get_settings_usage: nothing,
  replace_settings: async (shop) => {
    const { updatedAt, updatedBy, ...settings } =
      await shop.staff.read<StoreSettingsResponse>('/api/admin/settings')
    return { body: settings }
  },
  get_brand: nothing,
  replace_brand: async (shop) => {
    const { updatedAt, updatedBy, usedAccent, logo, favicon, heroPicture, ...brand } =
      await shop.staff.read<BrandResponse>('/api/admin/brand')
    const faq = [{ question: 'Can I wash it?', answer: '**Yes.**', translations: {} }]
    return { body: { ...brand, logoId: null, faviconId: null, heroPictureId: null, faq } }
  },
  get_brand_preview: async (shop) => {
    const { accent, surface, headingFont, textFont } =
      await shop.staff.read<BrandResponse>('/api/admin/brand')
    return { query: { page: 'home', accent, surface, headingFont, textFont } }
  },
  upload_picture: nothing,
  get_picture: async (shop) => ({ params: { pictureId: await shop.aShopPicture() } }),
  get_first_run: nothing,
  replace_first_run: async (shop) => {
    const { revision } = await shop.staff.read<FirstRunResponse>('/api/admin/first-run')
    return {
      body: {
        ...{ revision, opened: true, dismissed: false, storeOpen: true },
        ...{ skipped: ['languages'], confirmed: ['money'] },
      },
    }
  },
  create_example_removal: async (shop) => {
    await shop.forgetExamples()
    return {}
  },
  create_example_adoption: nothing,
  create_test_order: () => ({
    body: {
      customer: { name: 'Ana Beltrán', email: 'ana@shop.example', phone: '+50370005678', locale: 'es' },
    },
  }),
  create_test_order_cancellation: async (shop) => ({
    params: { orderId: await shop.aTestOrder() },
    body: { garment: 'unused' },
  }),
  upload_garment_photo: nothing,
  list_garment_appearances: nothing,
  get_garment_photo: async (shop) => ({ params: { photoId: await shop.aGarmentPhoto() } }),
  mask_garment_photo: async (shop) => ({ params: { photoId: await shop.aGarmentPhoto() } }),
  create_product_import_preview: () => aTable(),
  create_product_import: async (shop) => {
    const { file, query } = aTable()
    const preview = shop.staff.client.createProductImportPreview({
      body: { file: new File([file.content], file.fileName) },
      query: { columns: query.columns, decimal: 'point' },
    })
    return { file, query: { ...query, preview: (await expectData(preview)).preview } }
  },
  export_products: () => ({ query: { format: 'csv', language: 'es', template: 'true' } }),
  get_print_zones: nothing,
  get_print_zone_usage: nothing,
  replace_print_zones: async (shop) => {
    const path = '/api/admin/print-zones'
    const { updatedAt, updatedBy, ...settings } = await shop.staff.read<AdminPrintZoneSettingsResponse>(path)
    return { body: settings }
  },
  list_garments: nothing,
  get_garment: async (shop) => ({ params: { garmentId: (await shop.aGarment()).id } }),
  create_garment: async (shop) => ({
    body: {
      ...{ slug: shop.unique('tee-'), kind: 'tee', name: 'Boxy tee', description: 'Heavy cotton.' },
      ...{ fabric: 'cotton', basePriceMinor: 1500, active: true, sort: 9 },
      variants: [aVariant({ sizeSort: 3 })],
      ...(await garmentDetails(shop)),
    },
  }),
  replace_garment: async (shop) => {
    const { id, createdAt, updatedAt, updatedBy, variants, ...garment } = await shop.aGarment()
    return { params: { garmentId: id }, body: { ...garment, variants: variants.map(asSent) } }
  },
  get_film_prices: nothing,
  replace_film_prices: async (shop) => {
    const { revision, lists } = await shop.staff.read<FilmPricesRecord>('/api/admin/film-prices')
    return { body: { revision, transfers: true, sheets: true, lists } }
  },
  get_categories: nothing,
  replace_categories: async (shop) => {
    await shop.aCategory()
    const { updatedAt, updatedBy, ...list } =
      await shop.staff.read<CategoriesResponse>('/api/admin/categories')
    return { body: list }
  },

  list_webhook_endpoints: async (shop) => ({ query: { limit: '10', cursor: (await shop.aWebhook()).id } }),
  get_webhook_endpoint: async (shop) => ({ params: { endpointId: (await shop.aWebhook()).id } }),
  create_webhook_endpoint: () => ({ body: WEBHOOK }),
  replace_webhook_endpoint: async (shop) => {
    const { id, revision } = await shop.aWebhook()
    return { params: { endpointId: id }, body: { ...WEBHOOK, revision, active: false } }
  },
  create_webhook_secret_rotation: async (shop) => {
    const { id, revision } = await shop.aWebhook()
    return { params: { endpointId: id }, body: { revision } }
  },
  create_webhook_endpoint_removal: async (shop) => {
    const { id, revision } = await shop.aWebhook()
    return { params: { endpointId: id }, body: { revision } }
  },
  list_webhook_deliveries: async (shop) => ({
    params: { endpointId: (await shop.aWebhook()).id },
    query: { limit: '10', cursor: await shop.aFailedDelivery(), status: 'failed' },
  }),
  create_webhook_delivery_replay: async (shop) => ({ params: { deliveryId: await shop.aFailedDelivery() } }),
  stream_events: () => ({ query: { after: '1' } }),
} satisfies Rows

function aVariant(more: object = {}) {
  return { colour: 'Red', colourHex: '#ff0000', size: 'M', surchargeMinor: 0, active: true, ...more }
}

async function garmentDetails(shop: WorkingShop) {
  const note = 'Wash inside out.'
  const valuesMm = [520.5]
  return {
    categoryId: await shop.aCategory(),
    care: {
      ...{ washing: 'at_30', bleaching: 'never', drying: 'line', ironing: 'at_110', dryCleaning: 'never' },
      note,
    },
    sizeGuide: {
      sizes: ['M'],
      measures: [{ measure: 'chest_width', name: 'Chest', valuesMm, translations: {} }],
      note: 'Laid flat.',
    },
    translations: { es: { name: 'Playera', description: 'Algodón.', careNote: 'Del revés.' } },
    pictures: [{ pictureId: await shop.aShopPicture(), alt: 'The tee', translations: {} }],
    colourTranslations: [{ colour: 'Red', translations: { es: { name: 'Rojo' } } }],
  }
}

function asSent({ stock, ...variant }: GarmentRecord['variants'][number]) {
  return variant
}
