// The shop of the starter's own seed, with 20 products in 4 colours and 6 sizes, one shipping option, one payment provider.
const { writeFileSync } = require('node:fs')
const { Modules } = require('@medusajs/framework/utils')
const flows = require('@medusajs/medusa/core-flows')

const COLOURS = ['Black', 'White', 'Navy', 'Forest']
const SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL']
const COUNTRY = 'sv'

exports.default = async function seed({ container }) {
  const link = container.resolve('link')
  const query = container.resolve('query')
  const fulfilment = container.resolve(Modules.FULFILLMENT)
  const run = async (workflow, input) => (await workflow(container).run({ input })).result

  const [store] = await container.resolve(Modules.STORE).listStores()
  const [channel] = await run(flows.createSalesChannelsWorkflow, {
    salesChannelsData: [{ name: 'Web shop' }],
  })
  await run(flows.updateStoresWorkflow, {
    selector: { id: store.id },
    update: {
      supported_currencies: [{ currency_code: 'usd', is_default: true }],
      default_sales_channel_id: channel.id,
    },
  })
  const [region] = await run(flows.createRegionsWorkflow, {
    regions: [
      {
        name: 'El Salvador',
        currency_code: 'usd',
        countries: [COUNTRY],
        payment_providers: ['pp_system_default'],
      },
    ],
  })
  await run(flows.createTaxRegionsWorkflow, [{ country_code: COUNTRY, provider_id: 'tp_system' }])

  const [location] = await run(flows.createStockLocationsWorkflow, {
    locations: [{ name: 'Studio', address: { city: 'San Salvador', country_code: 'SV', address_1: '' } }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_provider_id: 'manual_manual' },
  })
  const [profile] = await run(flows.createShippingProfilesWorkflow, {
    data: [{ name: 'Garments', type: 'default' }],
  })
  const set = await fulfilment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'Home', geo_zones: [{ country_code: COUNTRY, type: 'country' }] }],
  })
  await link.create({
    [Modules.STOCK_LOCATION]: { stock_location_id: location.id },
    [Modules.FULFILLMENT]: { fulfillment_set_id: set.id },
  })
  await run(flows.createShippingOptionsWorkflow, [
    {
      name: 'Standard Shipping',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Standard', description: 'In 2 to 3 days.', code: 'standard' },
      prices: [
        { currency_code: 'usd', amount: 5 },
        { region_id: region.id, amount: 5 },
      ],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ])
  await run(flows.linkSalesChannelsToStockLocationWorkflow, { id: location.id, add: [channel.id] })

  const [key] = await run(flows.createApiKeysWorkflow, {
    api_keys: [{ title: 'Web shop', type: 'publishable', created_by: '' }],
  })
  await run(flows.linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })

  for (let number = 1; number <= 20; number += 1) {
    await run(flows.createProductsWorkflow, { products: [product(number, profile.id, channel.id)] })
  }
  const { data: items } = await query.graph({ entity: 'inventory_item', fields: ['id'] })
  await run(flows.createInventoryLevelsWorkflow, {
    inventory_levels: items.map(({ id }) => ({
      location_id: location.id,
      stocked_quantity: 100000000,
      inventory_item_id: id,
    })),
  })
  writeFileSync(
    process.env.SEEDED,
    JSON.stringify({ key: key.token, regionId: region.id, locationId: location.id }),
  )
}

function product(number, shipping_profile_id, channelId) {
  return {
    title: `Long sleeve ${number}`,
    handle: `long-sleeve-${number}`,
    description: 'Soft cotton with ribbed cuffs, 190 g/m².',
    status: 'published',
    shipping_profile_id,
    options: [
      { title: 'Colour', values: COLOURS },
      { title: 'Size', values: SIZES },
    ],
    variants: COLOURS.flatMap((colour) =>
      SIZES.map((size) => ({
        title: `${colour} / ${size}`,
        sku: `LS-${number}-${colour}-${size}`,
        options: { Colour: colour, Size: size },
        prices: [{ amount: 13, currency_code: 'usd' }],
      })),
    ),
    sales_channels: [{ id: channelId }],
  }
}
