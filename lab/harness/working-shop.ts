import { expectData } from '@platen/api-client'
import type {
  ApiKeyRecord,
  CustomerDetail,
  CustomerSignInLink,
  AdminOrderRecord,
  AdminSessionRecord,
  AdminUserRecord,
  CategoriesResponse,
  ContactLeadSubmitResponse,
  EstimateRecord,
  GangSheetDetail,
  GangSheetState,
  GarmentRecord,
  InventoryItemRecord,
  GarmentOrderCreate,
  OrderCreate,
  OrderRecord,
  PrintJobRecord,
  Role,
  TotpConfirmation,
  TotpEnrolment,
  WebhookEndpointRecord,
} from '@platen/contract'
import { URI } from 'otpauth'
import type { Pool } from 'pg'
import { decodeId, encodeId, newUuid } from '../../apps/api/src/platform/records/ids.ts'
import { anEvent } from '../../apps/api/src/testing/builders.ts'
import { setOnHand } from '../../apps/api/src/testing/stock.ts'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { signInStaff, type Staff } from './staff.ts'
import { aShopper, submitOrder, uploadPicture } from './shopper.ts'

export interface SignedInMember {
  readonly id: string
  readonly email: string
  readonly password: string
  /** Mutable, because some operations replace the session. */
  readonly headers: Record<string, string>
}

interface WorkingShopOptions {
  readonly url: string
  readonly pool: Pool
  readonly staff: Staff
  readonly now: () => Date
  readonly addMember: (role: Role) => Promise<SignedInMember>
  /** Uses up the sign-in attempts of an account. */
  readonly lockAccount: (email: string) => Promise<void>
  readonly exportSheet: (sheet: GangSheetDetail) => Promise<void>
}

export type WorkingShop = Awaited<ReturnType<typeof openWorkingShop>>

/** Without bot protection. Each function adds a record in the state that its name says. */
export async function openWorkingShop(options: WorkingShopOptions) {
  const { url, pool, staff, now, addMember } = options
  const shopper = await aShopper(url)
  for (const { variantId } of (await shopper.order()).items)
    await setOnHand({ services: { pool } }, variantId, 1000)
  const coarse = (await uploadPicture(shopper.shop, await aPicture(1300))).id
  let words = 0
  let references = 0
  let phones = 0

  const shop = {
    ...{ url, staff, shopper, now },
    orderRequest: async (): Promise<GarmentOrderCreate> => {
      const { customer, ...order } = await shopper.order()
      return { ...order, customer: { ...customer, phone: '+50370005678' } }
    },
    /** Passes preflight and belongs to no order. */
    artworkId: (await uploadPicture(shopper.shop, await aPicture())).id,
    unique: (word: string) => `${word}${(words += 1)}`,
    aPhone: () => `+5057${String((phones += 1)).padStart(7, '0')}`,
    aReference: () => `TRANSFER-${(references += 1)}`,
    member: (role: Role = 'support') => addMember(role),
    aGarmentPhoto: async () => {
      const file = new File([Uint8Array.from(await aPicture(300))], 'photo.png')
      return (await expectData(staff.client.uploadGarmentPhoto({ body: { file } }))).id
    },
    aLockedMember: async () => {
      const { email, id } = await shop.member()
      await options.lockAccount(email)
      return id
    },
    aSessionElsewhere: async (member: SignedInMember) => {
      await signInStaff(url, member)
      const sessions = await as(member).read<AdminSessionRecord[]>('/api/admin/sessions')
      return sessions.find(({ current }) => !current)!.id
    },
    aWhatsAppMessage: async () => {
      const id = newUuid()
      await pool.query(
        `INSERT INTO whatsapp_messages (id, order_id, about, created_at) VALUES ($1, $2, 'order-ready', now())`,
        [id, decodeId('order', (await shop.anOrder()).id)],
      )
      return encodeId('message', id)
    },
    /** The examples stay, as what the shop sells. */
    forgetExamples: async () => {
      await pool.query('DELETE FROM examples')
    },
    aTestOrder: async () => {
      const customer = { name: 'Ana', email: `${shop.unique('test-')}@shop.example` }
      return (await staff.create<AdminOrderRecord>('/api/admin/first-run/test-orders', { customer })).id
    },
    aPasswordLink: async () => {
      const body = { email: `${shop.unique('new-')}@shop.example`, name: 'New', role: 'viewer' }
      const { invitationUrl } = await staff.create<AdminUserRecord>('/api/admin/users', body)
      return String(invitationUrl).split('#')[1]!
    },
    anAuthenticator: async (member: SignedInMember) => {
      const { password } = member
      const path = '/api/admin/totp-enrolments'
      const { otpauthUrl } = await as(member).create<TotpEnrolment>(path, { password })
      return URI.parse(otpauthUrl).generate({ timestamp: now().getTime() })
    },
    aRecoveryCode: async (member: SignedInMember) => {
      const code = await shop.anAuthenticator(member)
      const path = '/api/admin/totp-confirmations'
      const { recoveryCodes } = await as(member).create<TotpConfirmation>(path, { code })
      return recoveryCodes[0]!
    },

    orderAsStaffSeeIt: ({ id }: Pick<OrderRecord, 'id'>) =>
      staff.read<AdminOrderRecord>(`/api/admin/orders/${id}`),
    anOrder: async (changes: Partial<OrderCreate> = {}) => {
      const reply = await submitOrder(url, { ...(await shop.orderRequest()), ...changes })
      if (reply.status !== 201) throw new Error(`The order was refused: ${reply.text}`)
      return reply.order
    },
    anOrderToReview: async () => {
      const { items } = await shop.orderRequest()
      const [item] = items
      const placements = item!.placements.map((print) => ({ ...print, artworkId: coarse }))
      return shop.anOrder({ items: [{ ...item!, placements }] })
    },
    anOrderWithPayment: async () => {
      const payment = { instructionId: 'bank_main', reference: shop.aReference() }
      const { id, payments } = await shop.anOrder({ payment })
      return { orderId: id, paymentId: payments[0]!.id }
    },
    aPaidOrder: async () => {
      const order = await shop.anOrder()
      await staff.takePayment(order)
      return shop.orderAsStaffSeeIt(order)
    },
    anOrderWithProof: async () => {
      const order = await shop.aPaidOrder()
      await staff.create(`/api/admin/orders/${order.id}/proofs`)
      return order
    },
    aReadyOrder: async () => {
      const order = await shop.aPaidOrder()
      await staff.produce(order, 'packed')
      return order
    },
    aHandedOverOrder: async () => {
      const order = await shop.aReadyOrder()
      await staff.decide(order, 'handover')
      return order
    },

    aJob: async (state: 'queued' | 'printed' = 'queued') => {
      const order = await shop.aPaidOrder()
      if (state === 'printed') await staff.produce(order, 'printed')
      const [job] = await staff.read<PrintJobRecord[]>(`/api/admin/print-jobs?orderId=${order.id}`)
      return job!
    },
    /** Packing has stopped. */
    aSheet: async (state: GangSheetState = 'draft') => {
      const job = await shop.aJob()
      const { id } = await staff.create<GangSheetDetail>(SHEETS, { jobIds: [job.id], seconds: 1 })
      const draft = await staff.create<GangSheetDetail>(`${SHEETS}/${id}/packing-stop`)
      if (state === 'draft') return draft
      const { revision } = draft
      const locked = await staff.create<GangSheetDetail>(`${SHEETS}/${id}/lock`, { revision })
      if (state !== 'exported') return locked
      await options.exportSheet(locked)
      return staff.read<GangSheetDetail>(`${SHEETS}/${id}`)
    },

    anItem: () =>
      staff.create<InventoryItemRecord>('/api/admin/inventory-items', {
        ...{ sku: shop.unique('THING-'), name: 'A thing', kind: 'ink', unit: 'gram' },
        ...{ reorderPoint: 0, openingQuantity: 5, unitCost: '2.50' },
      }),
    aGarment: () =>
      staff.create<GarmentRecord>('/api/admin/garments', {
        ...{ slug: shop.unique('garment-'), kind: 'tee', name: 'A tee', description: 'Of cotton.' },
        ...{ fabric: 'cotton', basePriceMinor: 1500, active: true, sort: 9 },
        variants: [{ colour: 'Red', colourHex: '#ff0000', size: 'M', surchargeMinor: 0, active: true }],
      }),
    aCategory: async () => {
      const id = shop.unique('category-')
      const { revision, categories } = await staff.read<CategoriesResponse>(CATEGORIES)
      const made = { id, name: 'Tees', description: 'Of cotton.', translations: {}, sort: 9 }
      await staff.send('PUT', CATEGORIES, { revision, categories: [...categories.slice(-9), made] })
      return id
    },
    aShopPicture: async () => {
      const file = new File([Uint8Array.from(await aPicture(200))], 'tee.png')
      return (await expectData(staff.client.uploadPicture({ body: { file } }))).id
    },
    aCost: async () => {
      const entry = { category: 'rent', amountMinor: 100, incurredOn: '2026-01-02', description: 'January' }
      return (await staff.create<{ id: string }>('/api/admin/cost-entries', entry)).id
    },
    aLead: async (status: 'new' | 'quoted' = 'new') => {
      const { id } = await staff.create<ContactLeadSubmitResponse>('/api/contact-leads', LEAD)
      if (status === 'quoted') {
        for (const to of ['contacted', 'quoted'])
          await staff.create(`/api/admin/contact-leads/${id}/moves`, { to })
      }
      return id
    },
    aCustomer: () =>
      staff.create<CustomerDetail>('/api/admin/customers', {
        ...CUSTOMER,
        email: `${shop.unique('clara-')}@example.com`,
      }),
    aSignInToken: async (customerId?: string) => {
      const id = customerId ?? (await shop.aCustomerWithPhone()).id
      const path = `/api/admin/customers/${id}/sign-in-links`
      const { signInUrl } = await staff.create<CustomerSignInLink>(path)
      return String(signInUrl).split('#')[1]!
    },
    aCustomerWithOrder: async () => {
      const { id } = await shop.anOrder({ customer: { name: 'Clara', phone: shop.aPhone() } })
      return (await staff.read<AdminOrderRecord>(`/api/admin/orders/${id}`)).customerId ?? ''
    },
    /** Signed in as this customer with a phone, or as one who has an order. */
    anAccount: async (known?: string) => {
      const customerId = known ?? (await shop.aCustomerWithOrder())
      const reply = await fetch(`${options.url}/api/v1/account/sessions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: await shop.aSignInToken(customerId) }),
      })
      return { customerId, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' }
    },
    aCustomerWithPhone: () =>
      staff.create<CustomerDetail>('/api/admin/customers', { ...CUSTOMER, phone: shop.aPhone() }),
    anApiKey: () =>
      staff.create<ApiKeyRecord>('/api/admin/api-keys', { name: 'Books', permissions: ['orders:read'] }),
    /** With as many optional fields as go together. */
    estimateRequest: async () => {
      const { items } = await shop.orderRequest()
      const [{ variantId, placements }] = items as [OrderCreate['items'][number]]
      return {
        customer: {
          ...{ name: 'Rosa Cruz', company: 'Panadería Rosa', email: 'rosa@shop.example' },
          ...{ phone: '+50361112222', locale: 'es' },
        },
        lines: [
          { variantId, placements, quantity: 2, unitPriceMinor: 1_500 },
          { text: 'Setting up the design', quantity: 1, unitPriceMinor: 1_000 },
        ],
        discount: { percent: 10, reason: 'First order' },
        fulfilment: { method: 'pickup' },
        instructionId: 'bank_main',
        depositPercent: 50,
        validUntil: new Date(now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10),
        message: 'As we talked about.',
        terms: 'Colours on screens differ from prints.',
      }
    },
    anEstimate: async (status: 'draft' | 'sent' = 'draft') => {
      const path = '/api/admin/estimates'
      const draft = await staff.create<EstimateRecord>(path, await shop.estimateRequest())
      if (status === 'draft') return draft
      return staff.create<EstimateRecord>(`${path}/${draft.id}/sendings`, { revision: draft.revision })
    },
    /** Approved by the customer when nothing was left, and there is stock again. */
    anEstimateWithoutStock: async () => {
      const { id } = await shop.anEstimate('sent')
      await approveWithoutStock(pool, id)
      return id
    },
    aWebhook: () => staff.create<WebhookEndpointRecord>('/api/admin/webhook-endpoints', WEBHOOK),
    aFailedDelivery: async () => {
      const id = newUuid()
      const [endpoint, order] = [await shop.aWebhook(), await shop.anOrder()]
      const eventId = await anEvent(pool, { type: 'order.held', orderId: decodeId('order', order.id) })
      await pool.query(
        `INSERT INTO webhook_deliveries (id, endpoint_id, event_id, status, created_at) VALUES ($1, $2, $3, 'failed', now())`,
        [id, decodeId('webhookEndpoint', endpoint.id), eventId],
      )
      return encodeId('webhookDelivery', id)
    },
    aProof: async () => {
      const file = new File([Uint8Array.from(await aPicture(200))], 'slip.png')
      return (await expectData(shopper.shop.uploadPaymentProof({ body: { file } }))).id
    },
  }
  return shop

  function as(member: SignedInMember) {
    return {
      read: async <Answer>(path: string) =>
        success<Answer>(await fetch(url + path, { headers: member.headers })),
      create: async <Answer>(path: string, body: object) => {
        const headers = { ...member.headers, 'content-type': 'application/json' }
        const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
        keepCookie(member.headers, reply.headers.getSetCookie())
        return success<Answer>(reply)
      },
    }
  }
}

/** Of an estimate that was sent once. */
export async function approveWithoutStock(pool: Pool, estimateId: string): Promise<void> {
  await pool.query(
    `UPDATE estimates SET status = 'approved', approved_version = 1, order_problem = '{"code": "OUT_OF_STOCK", "lines": []}'
     WHERE id = $1 AND status IN ('sent', 'viewed')`,
    [decodeId('estimate', estimateId)],
  )
}

export const CUSTOMER = {
  name: 'Clara Núñez',
  company: 'Escuela Núñez',
  locale: 'es',
  tags: ['school'],
  trade: true,
  taxId: 'J0310000001234',
}

const CATEGORIES = '/api/admin/categories'
const SHEETS = '/api/admin/gang-sheets'
export const LEAD = {
  ...{ channel: 'email', name: 'Luis Mejía', email: 'luis@example.com', topic: 'bulk' },
  ...{ message: 'How much are forty hoodies?', consent: true, botToken: '' },
} as const
/** On this machine, because webhooks are really called. */
export const WEBHOOK = {
  url: 'http://127.0.0.1:9/hooks/platen',
  description: 'The accounts',
  eventTypes: ['order.held'] as ['order.held'],
}

/** Some operations replace the session token. */
export function keepCookie(headers: Record<string, string>, set: readonly string[] | undefined): void {
  const cookie = set?.[0]?.split(';')[0] ?? ''
  if ('cookie' in headers && /=./.test(cookie)) headers.cookie = cookie
}

async function success<Answer>(reply: Response): Promise<Answer> {
  if (!reply.ok) throw new Error(`${reply.url} was refused: ${await reply.text()}`)
  return (await reply.json()) as Answer
}
