import type { EstimateCreate, EstimateRecord, OfferedEstimate } from '@platen/contract'
import { aMember, type Member } from './team.ts'
import { openStorefront, type Storefront } from './storefront.ts'
import type { TestApp } from './test-app.ts'

export const ESTIMATES = '/api/admin/estimates'

export interface EstimateClient {
  readonly owner: Member
  readonly storefront: Storefront
  request(changes?: Partial<EstimateCreate>): Promise<EstimateCreate>
  drafted(changes?: Partial<EstimateCreate>): Promise<EstimateRecord>
  sent(changes?: Partial<EstimateCreate>): Promise<EstimateRecord>
  send(estimate: Pick<EstimateRecord, 'id' | 'revision'>): Promise<EstimateRecord>
  read(estimate: Pick<EstimateRecord, 'id'>): Promise<EstimateRecord>
  /** What the customer sees behind the link. */
  offered(estimate: Pick<EstimateRecord, 'url'>): Promise<OfferedEstimate>
}

export async function openEstimateClient(shop: TestApp): Promise<EstimateClient> {
  const [owner, storefront] = [await aMember(shop, 'owner'), await openStorefront(shop)]

  const create = async (path: string, body: object): Promise<EstimateRecord> => {
    const reply = await shop.post(path, body, owner.headers)
    if (reply.statusCode !== 201) throw new Error(`${path} was refused: ${reply.body}`)
    return reply.json<EstimateRecord>()
  }
  const client: EstimateClient = {
    owner,
    storefront,
    request: async (changes = {}) => {
      const { items } = await storefront.order()
      return {
        customer: { name: 'Rosa Cruz', email: 'rosa@example.com', phone: '+50361112222', locale: 'es' },
        lines: items.map(({ variantId, placements }) => ({ variantId, placements, quantity: 3 })),
        fulfilment: { method: 'pickup' },
        instructionId: 'bank_main',
        ...changes,
      }
    },
    drafted: async (changes) => create(ESTIMATES, await client.request(changes)),
    send: ({ id, revision }) => create(`${ESTIMATES}/${id}/sendings`, { revision }),
    sent: async (changes) => client.send(await client.drafted(changes)),
    read: async ({ id }) => (await shop.get(`${ESTIMATES}/${id}`, owner.headers)).json<EstimateRecord>(),
    offered: async (estimate) => (await shop.get(publicPath(estimate))).json<OfferedEstimate>(),
  }
  return client
}

export function estimateToken({ url }: Pick<EstimateRecord, 'url'>): string {
  return String(url).split('/').at(-1) ?? ''
}

export function publicPath(estimate: Pick<EstimateRecord, 'url'>): string {
  return `/api/v1/estimates/${estimateToken(estimate)}`
}
