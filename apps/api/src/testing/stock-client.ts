import type { InventoryItemRecord } from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { aMember } from './team.ts'
import type { TestApp } from './test-app.ts'

interface StockClient {
  readonly headers: Record<string, string>
  get(url: string): Promise<LightMyRequestResponse>
  post(url: string, body: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  put(url: string, body: object): Promise<LightMyRequestResponse>
  anItem(changes?: object): object
  item(changes?: object): Promise<InventoryItemRecord>
  anEdit(item: InventoryItemRecord, changes?: object): object
  move(itemId: string, movement: object): Promise<LightMyRequestResponse>
}

export async function openStockClient(shop: TestApp): Promise<StockClient> {
  const { headers } = await aMember(shop, 'production')
  let made = 0
  const client: StockClient = {
    headers,
    get: (url) => shop.get(url, headers),
    post: (url, body, more = {}) => shop.post(url, body, { ...headers, ...more }),
    put: (url, body) => shop.app.inject({ method: 'PUT', url, payload: body, headers }),
    anItem: (changes = {}) => ({
      sku: `THING-${(made += 1)}`,
      name: 'A thing',
      kind: 'blank',
      unit: 'piece',
      reorderPoint: 0,
      ...changes,
    }),
    item: async (changes) => {
      const reply = await client.post('/api/admin/inventory-items', client.anItem(changes))
      if (reply.statusCode !== 201) throw new Error(`The item was refused: ${reply.body}`)
      return reply.json<InventoryItemRecord>()
    },
    anEdit: ({ revision, name, supplier, reorderPoint, reorderQuantity, active }, changes = {}) => ({
      revision,
      name,
      supplier,
      reorderPoint,
      reorderQuantity,
      active,
      ...changes,
    }),
    move: (itemId, movement) => client.post('/api/admin/inventory-movements', { itemId, ...movement }),
  }
  return client
}
