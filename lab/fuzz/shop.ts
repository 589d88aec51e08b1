import {
  OPERATIONS,
  type EstimateRecord,
  type GangSheetDetail,
  type Operation,
  type OrderRecord,
  type ProofRecord,
} from '@platen/contract'
import type { Pool } from 'pg'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { signInStaff, type Credentials, type Staff } from '../harness/staff.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { hasValidRequest, validRequestOf } from '../harness/valid-requests/index.ts'
import { tokenIn } from '../harness/valid-requests/shared.ts'
import { approveWithoutStock, openWorkingShop, type WorkingShop } from '../harness/working-shop.ts'
import { audienceOf, openActors, type Actor, type Actors } from './actors.ts'
import type { Incoming, Line } from './line.ts'
import { openRecords, type Records, type Waiting } from './records.ts'

export interface Template {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

export interface ShopAddress {
  readonly url: string
  readonly databaseUrl: string
  readonly owner: Credentials
}

export interface FuzzShop {
  readonly line: Line
  readonly records: Records
  readonly templates: ReadonlyMap<string, Template>
  /** Small, because uploads are tested for their responses and not for their inspection. */
  readonly picture: Buffer
  readonly sessionOf: Actors['sessionOf']
  readonly renew: Actors['renew']
  /**
   * Restores settings and garments, refills stock, makes sign-in links and sends estimates and proofs, so that orders can be
   * placed, customers sign in, and there is something to answer.
   */
  tidy(): Promise<void>
}

const PLENTY = 5000
/** Sent at a time. */
const WAITING = 8
const DOCUMENTS = ['settings', 'production_settings', 'print_zones'] as const
/** These change or end the session of the owner, lock an account, or never end. */
const WITHOUT_TEMPLATE = [
  ...['admin_login', 'admin_logout', 'set_password', 'change_own_password', 'revoke_session'],
  ...['create_totp_enrolment', 'create_totp_confirmation', 'create_totp_removal', 'revoke_other_sessions'],
  // Would shut the others out.
  'replace_sign_in_policy',
  ...['create_admin_user_unlock', 'stream_events'],
  // Takes the password of its sender, who is another one here.
  'create_api_key',
]

export async function openFuzzShop(line: Line, pool: Pool, { url, owner }: ShopAddress): Promise<FuzzShop> {
  const records = openRecords()
  const templates = new Map<string, Template>()
  let keys = 0

  const staff = await signInStaff(url, owner)
  const viewer = await staff.addColleague('viewer', 'Fuzz')
  for (const { id } of await staff.read<{ id: string }[]>('/api/admin/users')) records.spare(id)
  const blanks = await staff.read<{ id: string }[]>('/api/admin/inventory-items?kind=blank&limit=100')
  const counts = blanks.map(({ id }) => ({ itemId: id, counted: PLENTY }))
  const fillShelves = () => attempt('create_stock_count', { body: { counts, note: 'All of them.' } })
  const shop = await openShop(url, pool, staff)
  const { customerId } = await shop.anAccount()
  records.spare(customerId)
  // Film in advance is for them alone.
  await pool.query('UPDATE customers SET trade = true WHERE id = $1', [decodeId('customer', customerId)])
  const actors = await openActors(line, { owner, viewer }, customerId)
  await fillShelves()
  await makeTemplates(shop)
  await actors.renew('customer')
  const documents = DOCUMENTS.map((name) => `replace_${name}`).map(
    (operationId) => [operationId, templates.get(operationId)?.body] as const,
  )
  const garments = await staff.read<{ id: string; variants: object[] }[]>('/api/admin/garments')

  return {
    ...{ line, records, templates, picture: await aPicture(200) },
    sessionOf: actors.sessionOf,
    renew: actors.renew,
    tidy: async () => {
      for (const [operationId, document] of documents) {
        const revision = records.revisionOf(operationOf(operationId).path) ?? 1
        await attempt(operationId, { body: { ...document, revision } })
      }
      for (const garment of garments) {
        const revision = records.revisionOf(garment.id) ?? 1
        await attempt('replace_garment', {
          params: { garmentId: garment.id },
          body: { ...asSent(garment), revision },
        })
      }
      await fillShelves()
      records.giveLinks(await actors.someLinks())
      await sendSomething()
    },
  }

  /** What other cases have broken meanwhile, such as a closed shop, leaves nothing to answer. */
  async function sendSomething(): Promise<void> {
    for (let n = 0; n < WAITING; n += 1) {
      const [estimate, proof] = [await sentEstimate(), await sentProof()]
      records.giveWaiting('estimates', estimate ? [estimate] : [])
      records.giveWaiting('proofs', proof ? [proof] : [])
      const approved = await sentEstimate()
      if (approved) await approveWithoutStock(pool, approved.id)
      records.giveWaiting('approved', approved ? [approved] : [])
    }
  }

  async function sentEstimate(): Promise<Waiting | undefined> {
    const { leadId: _, ...body } = { leadId: '', ...templates.get('create_estimate')?.body }
    const draft = await answerOf<EstimateRecord>('create_estimate', { body })
    if (!draft) return undefined
    const { id, revision } = draft
    const sent = await answerOf<EstimateRecord>('create_estimate_sending', {
      ...{ params: { estimateId: id }, body: { revision } },
    })
    const [version] = sent?.versions ?? []
    return version && { id, key: tokenIn(sent?.url ?? null), version: version.version, hash: version.hash }
  }

  async function sentProof(): Promise<Waiting | undefined> {
    const request = templates.get('create_storefront_order') ?? {}
    const order = await answerOf<OrderRecord>('create_storefront_order', request)
    if (!order) return undefined
    const params = { orderId: order.id }
    const amountMinor = order.totals.totalMinor
    await attempt('create_order_payment', { params, body: { instructionId: 'cash_studio', amountMinor } })
    await attempt('create_order_proof', { params, body: {} })
    const proof = await answerOf<ProofRecord>('get_order_proof', { params })
    const [version] = proof?.versions ?? []
    const { version: newest, hash } = version ?? {}
    if (newest === undefined || hash === undefined) return undefined
    return { key: String(order.trackingToken), id: order.id, version: newest, hash }
  }

  async function answerOf<Answer>(operationId: string, template: Template): Promise<Answer | undefined> {
    const { status, body } = await attempt(operationId, template)
    return status < 300 ? (JSON.parse(body.toString()) as Answer) : undefined
  }

  async function attempt(operationId: string, template: Template): Promise<Incoming> {
    const operation = operationOf(operationId)
    const { method, path } = operation
    const query = template.query ? `?${new URLSearchParams(template.query).toString()}` : ''
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => template.params?.[name] ?? '') + query
    keys += 1
    const reply = await actors.send({
      ...{ method, target },
      headers: {
        ...actors.sessionOf(callerOf(operation)),
        ...(template.body ? { 'content-type': 'application/json' } : {}),
        'idempotency-key': `fuzz-shop-${keys}`,
      },
      body: template.body && Buffer.from(JSON.stringify(template.body)),
    })
    if (reply.status < 300 && isJson(reply)) records.learn(JSON.parse(reply.body.toString()), path)
    return reply
  }

  async function makeTemplates(shop: WorkingShop): Promise<void> {
    for (const operation of OPERATIONS) {
      const { operationId, method, upload } = operation
      // An upload has a file instead.
      if (upload || !hasValidRequest(operationId) || WITHOUT_TEMPLATE.includes(operationId)) continue
      const { params, query, body } = await validRequestOf(shop, operationId)
      const isOfCustomers = audienceOf(operation) === 'customers'
      const template = {
        ...{ ...(params && { params }), ...(query && { query }) },
        ...(body && {
          body: isOfCustomers && 'token' in body ? { token: (await actors.someLinks())[0] } : body,
        }),
      }
      const reply = await attempt(operationId, template)
      if (reply.status >= 300) throw new Error(`${operationId} was refused: ${reply.body.toString()}`)
      if (isOfCustomers && method !== 'GET') await actors.renew('customer')
      templates.set(operationId, template)
    }
    for (const { method, operationId, params, success } of OPERATIONS)
      if (method === 'GET' && !params && success.contentType !== 'text/event-stream')
        await attempt(operationId, {})
    for (const { id } of await staff.read<{ id: string }[]>('/api/admin/orders?limit=200'))
      await attempt('get_order', { params: { orderId: id } })
  }
}

function openShop(url: string, pool: Pool, staff: Staff): Promise<WorkingShop> {
  return openWorkingShop({
    ...{ url, pool, staff, now: () => new Date() },
    addMember: async (role) => ({ ...(await staff.addColleague(role)), headers: {} }),
    lockAccount: () => Promise.reject(new Error('No account is locked here.')),
    exportSheet: async ({ id, revision }) => {
      const path = `/api/admin/gang-sheets/${id}`
      await staff.create(`${path}/export`, { revision })
      await waitUntil('the film is made', 120_000, async () => {
        const { state } = await staff.read<GangSheetDetail>(path)
        return state === 'exported'
      })
    },
  })
}

function asSent({ variants, ...garment }: { variants: object[] }): object {
  const {
    id: _id,
    createdAt: _created,
    updatedAt: _at,
    updatedBy: _by,
    ...rest
  } = garment as Record<string, unknown>
  return { ...rest, variants: variants.map((variant) => ({ ...variant, stock: undefined })) }
}

function callerOf({ access, account }: Operation): Actor {
  if (account !== undefined) return 'customer'
  return access === undefined ? 'nobody' : 'owner'
}

function operationOf(operationId: string): Operation {
  const operation = OPERATIONS.find((candidate) => candidate.operationId === operationId)
  if (!operation) throw new Error(`The contract has no ${operationId}.`)
  return operation
}

export function isJson({ headers }: Incoming): boolean {
  return headers['content-type']?.startsWith('application/json') ?? false
}
