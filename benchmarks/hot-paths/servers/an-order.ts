import type { OrderCreate } from '@platen/contract'
import { createArtworkCatalog } from '../../../apps/api/src/features/selling/artworks/index.ts'
import { createShopCache } from '../../../apps/api/src/features/selling/catalog/index.ts'
import type { NewOrder } from '../../../apps/api/src/features/selling/orders/new-order.ts'
import { prepareOrder } from '../../../apps/api/src/features/selling/orders/index.ts'
import { createPool } from '../../../apps/api/src/platform/database/pool.ts'
import { createDatabase } from '../../../apps/api/src/platform/database/transaction.ts'
import { newUuid } from '../../../apps/api/src/platform/records/ids.ts'

/** A request as the service prepares it for the database, with an answer of the usual length. */
export async function anOrderOf(databaseUrl: string, body: string): Promise<NewOrder> {
  const request = JSON.parse(body) as OrderCreate
  const pool = createPool(databaseUrl, { onError: () => undefined, max: 1 })
  const database = createDatabase(pool)
  const changes = { on: () => undefined, stop: () => Promise.resolve() }
  try {
    const shop = await createShopCache({ database, changes }).get()
    const prepared = await prepareOrder(
      { artworks: createArtworkCatalog({ database }), database },
      { ...request, instructionPath: 'payment.instructionId', source: 'storefront', createdBy: null },
      shop,
      new Date(),
    )
    const claim = {
      scope: 'create_storefront_order',
      key: newUuid(),
      client: '',
      requestHash: Buffer.alloc(32, 1),
    }
    return {
      ...prepared,
      answered: {
        claim,
        status: 201,
        beforeNumber: '{"number":"',
        afterNumber: `","answer":"${body.replaceAll('"', ' ')}"}`,
      },
    }
  } finally {
    await pool.end()
  }
}
