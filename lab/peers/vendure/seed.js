// Makes the tables and a shop: 20 products in 4 colours and 6 sizes, one shipping method, one payment method.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap, TransactionalConnection } from '@vendure/core'
import { populate } from '@vendure/core/cli/index.js'
import { config } from './config.js'

const COLOURS = ['Black', 'White', 'Navy', 'Forest']
const SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL']
const HEAD =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'

const initialData = {
  defaultLanguage: 'en',
  defaultZone: 'Americas',
  countries: [{ name: 'El Salvador', code: 'SV', zone: 'Americas' }],
  taxRates: [{ name: 'Standard Tax', percentage: 0 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 500 }],
  paymentMethods: [
    {
      name: 'Standard Payment',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
}

const products = join(process.env.DATA_DIR, 'products.csv')
writeFileSync(
  products,
  [HEAD, ...Array.from({ length: 20 }, (_, index) => product(index + 1)).flat()].join('\n'),
)

const withTables = { ...config, dbConnectionOptions: { ...config.dbConnectionOptions, synchronize: true } }
const app = await populate(() => bootstrap(withTables), initialData, products)
// An index job for each imported variant: the whole index is made at once when the server is open.
await app.get(TransactionalConnection).rawConnection.query('DELETE FROM job_record')
await app.close()
process.exit(0)

function product(number) {
  const variants = COLOURS.flatMap((colour) => SIZES.map((size) => [colour, size]))
  return variants.map(([colour, size], index) => {
    const head =
      index === 0
        ? `Long sleeve ${number},long-sleeve-${number},"Soft cotton with ribbed cuffs, 190 g/m².",,,colour|size`
        : ',,,,,'
    const sku = `LS-${number}-${colour}-${size}`
    return `${head},${colour}|${size},${sku},13.00,standard,100000000,true,,`
  })
}
