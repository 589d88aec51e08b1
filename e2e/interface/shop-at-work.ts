import type {
  AdminOrderRecord,
  AdminSessionRecord,
  AdminUserRecord,
  ContactLeadSubmitResponse,
  GarmentRecord,
  InventoryItemRecord,
  OrderRecord,
  PaymentProofRecord,
  PrintJobRecord,
  Role,
  TotpConfirmation,
  TotpEnrolment,
  WebhookEndpointRecord,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { URI } from 'otpauth'
import { accountKey } from '../../apps/api/src/platform/auth/account-quota.ts'
import { decodeId, encodeId, newUuid } from '../../apps/api/src/platform/records/ids.ts'
import { expireUnpaidOrders } from '../../apps/api/src/features/selling/orders/index.ts'
import { anEvent, setOrder } from '../../apps/api/src/testing/builders.ts'
import { openOrderDesk, type OrderDesk } from '../../apps/api/src/testing/order-desk.ts'
import { setOnHand } from '../../apps/api/src/testing/stock.ts'
import { aPicture, postFile, upload } from '../../apps/api/src/testing/storefront.ts'
import { PASSWORD, aMember, type Member } from '../../apps/api/src/testing/team.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts'

/** A shop in which every administrative operation has something to work on. */
export interface ShopAtWork {
  readonly shop: TestApp
  readonly desk: OrderDesk
  /** An artwork that passes its check, and that no order has. */
  readonly artworkId: string
  /** A word that nobody has used yet. */
  fresh(word: string): string
  read<Answer>(path: string): Promise<Answer>
  made<Answer>(path: string, body?: object): Promise<Answer>
  member(role?: Role): Promise<Member & { readonly id: string }>
  aLockedMember(): Promise<string>
  orderAsStaffSeeIt(order: Pick<OrderRecord, 'id'>): Promise<AdminOrderRecord>
  anOrder(): Promise<OrderRecord>
  /** Its artwork waits to be approved. */
  anOrderToReview(): Promise<OrderRecord>
  anOrderWithPayment(): Promise<{ orderId: string; paymentId: string }>
  aPaidOrder(): Promise<OrderRecord>
  aReadyOrder(): Promise<OrderRecord>
  aHandedOverOrder(): Promise<OrderRecord>
  /** Its payment waits to be looked at. */
  aCancelledOrder(): Promise<OrderRecord>
  /** Its payment was rejected. */
  anExpiredOrder(): Promise<OrderRecord>
  aJob(state?: 'queued' | 'printed'): Promise<PrintJobRecord>
  anItem(): Promise<InventoryItemRecord>
  aGarment(): Promise<GarmentRecord>
  aCost(): Promise<string>
  aLead(status?: 'new' | 'quoted'): Promise<string>
  aWebhook(): Promise<WebhookEndpointRecord>
  aFailedDelivery(): Promise<string>
  aProof(): Promise<string>
  aSessionElsewhere(member: Member): Promise<string>
  aPasswordLink(): Promise<string>
  anAuthenticator(member: Member): Promise<string>
  aRecoveryCode(member: Member): Promise<string>
}

export async function openShopAtWork(): Promise<ShopAtWork> {
  const shop = await startTestApp()
  const desk = await openOrderDesk(shop)
  const { headers } = desk.owner
  await setOnHand(shop, desk.storefront.variantId, 1000)
  const coarse = (await upload(shop, await aPicture(1300))).id
  let words = 0

  const at: ShopAtWork = {
    shop,
    desk,
    artworkId: (await upload(shop, await aPicture())).id,
    fresh: (word) => `${word}${(words += 1)}`,
    read: async <Answer>(path: string) => success(await shop.get(path, headers)).json<Answer>(),
    made: async <Answer>(path: string, body: object = {}) =>
      success(await shop.post(path, body, headers)).json<Answer>(),
    member: async (role = 'support') => {
      const member = await aMember(shop, role)
      return { ...member, id: encodeId('adminUser', member.userId) }
    },
    aLockedMember: async () => {
      const { email, id } = await at.member()
      const { limits } = shop.services
      while (await isOpen(limits.consume('login-account', accountKey(email), 1000)));
      return id
    },
    orderAsStaffSeeIt: (order) => at.read(`/api/admin/orders/${order.id}`),
    anOrder: () => desk.place(),
    anOrderToReview: async () => {
      const { items } = await desk.storefront.order()
      const placements = items[0]!.placements.map((print) => ({ ...print, artworkId: coarse }))
      return desk.place({ items: [{ ...items[0]!, placements }] })
    },
    anOrderWithPayment: async () => {
      const { id, payments } = await desk.placePaid()
      return { orderId: id, paymentId: payments[0]!.id }
    },
    aPaidOrder: async () => desk.pay(await desk.place()),
    aReadyOrder: async () => {
      const order = await at.aPaidOrder()
      await desk.produce(order, 'packed')
      return order
    },
    aHandedOverOrder: async () => desk.done(await at.aReadyOrder(), 'handover'),
    aCancelledOrder: async () => desk.done(await desk.placePaid(), 'cancellation', { reason: 'No.' }),
    anExpiredOrder: async () => {
      const order = await desk.placePaid()
      await desk.done(order, `payments/${order.payments[0]!.id}/rejection`, { reason: 'No such transfer.' })
      const pay_before = new Date(shop.clock.now().getTime() - 1000)
      await setOrder(shop.services.pool, decodeId('order', order.id), { pay_before })
      await expireUnpaidOrders(shop.services)
      return order
    },
    aJob: async (state = 'queued') => {
      const order = await at.aPaidOrder()
      if (state === 'printed') await desk.produce(order, 'printed')
      const [job] = await at.read<PrintJobRecord[]>(`/api/admin/print-jobs?orderId=${order.id}`)
      return job!
    },
    anItem: () =>
      at.made('/api/admin/inventory-items', {
        ...{ sku: at.fresh('THING-'), name: 'A thing', kind: 'ink', unit: 'gram' },
        ...{ reorderPoint: 0, openingQuantity: 5, unitCost: '2.50' },
      }),
    aGarment: () =>
      at.made('/api/admin/garments', {
        ...{ slug: at.fresh('garment-'), kind: 'tee', name: 'A tee', description: 'Of cotton.' },
        ...{ fabric: 'cotton', basePriceMinor: 1500, active: true, sort: 9 },
        variants: [{ colour: 'Red', colourHex: '#ff0000', size: 'M', surchargeMinor: 0, active: true }],
      }),
    aCost: async () => {
      const entry = { category: 'rent', amountMinor: 100, incurredOn: '2026-01-02', description: 'January' }
      return (await at.made<{ id: string }>('/api/admin/cost-entries', entry)).id
    },
    aLead: async (status = 'new') => {
      const { id } = await at.made<ContactLeadSubmitResponse>('/api/contact-leads', {
        ...{ channel: 'email', name: 'Luis Mejía', email: 'luis@example.com', topic: 'bulk' },
        ...{ message: 'How much are forty hoodies?', consent: true, botToken: '' },
      })
      if (status === 'quoted') {
        for (const to of ['contacted', 'quoted'])
          await at.made(`/api/admin/contact-leads/${id}/moves`, { to })
      }
      return id
    },
    aWebhook: () =>
      at.made('/api/admin/webhook-endpoints', {
        ...{ url: 'https://example.com/hook', description: 'The accounts', eventTypes: ['order.held'] },
      }),
    aFailedDelivery: async () => {
      const id = newUuid()
      const [endpoint, order] = [await at.aWebhook(), await at.anOrder()]
      const eventId = await anEvent(shop.services.pool, {
        type: 'order.held',
        orderId: decodeId('order', order.id),
      })
      await shop.services.pool.query(
        `INSERT INTO webhook_deliveries (id, endpoint_id, event_id, status, created_at) VALUES ($1, $2, $3, 'failed', now())`,
        [id, decodeId('webhookEndpoint', endpoint.id), eventId],
      )
      return encodeId('webhookDelivery', id)
    },
    aProof: async () => {
      const reply = await postFile(shop, '/api/v1/payment-proofs', await aPicture(200), 'slip.png')
      return success(reply).json<PaymentProofRecord>().id
    },
    aSessionElsewhere: async (member) => {
      const { transaction, sessions } = shop.services
      await transaction((tx) => sessions.begin(tx, member.userId, 'elsewhere'))
      const open = success(await shop.get('/api/admin/sessions', member.headers)).json<AdminSessionRecord[]>()
      return open.find(({ current }) => !current)!.id
    },
    aPasswordLink: async () => {
      const body = { email: `${at.fresh('new-')}@shop.example`, name: 'New', role: 'viewer' }
      const { invitationUrl } = await at.made<AdminUserRecord>('/api/admin/users', body)
      return String(invitationUrl).split('#')[1]!
    },
    anAuthenticator: async (member) => {
      const reply = await shop.post('/api/admin/totp-enrolments', { password: PASSWORD }, member.headers)
      const app = URI.parse(success(reply).json<TotpEnrolment>().otpauthUrl)
      return app.generate({ timestamp: shop.clock.now().getTime() })
    },
    aRecoveryCode: async (member) => {
      const body = { code: await at.anAuthenticator(member) }
      const reply = await shop.post('/api/admin/totp-confirmations', body, member.headers)
      member.headers.cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
      return success(reply).json<TotpConfirmation>().recoveryCodes[0]!
    },
  }
  return at
}

function isOpen(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  )
}

function success(reply: LightMyRequestResponse): LightMyRequestResponse {
  if (reply.statusCode >= 300) throw new Error(`Refused: ${reply.body}`)
  return reply
}
