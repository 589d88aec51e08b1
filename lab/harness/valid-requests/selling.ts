import type { DesignCreate, DiscountRecord } from '@platen/contract'
import { expectData } from '@platen/api-client'
import type { WorkingShop } from '../working-shop.ts'
import { aTrackingToken, estimateTokenOf, placementOf, type Row, type Rows } from './shared.ts'

const ofCustomer: Row = async (shop) => ({ headers: { cookie: (await shop.anAccount()).cookie } })

/** As everybody pays. */
async function metresMinor({ shopper }: WorkingShop, metres: number): Promise<number> {
  const { film } = await expectData(shopper.shop.getPublicConfigV1())
  if (!film) throw new Error('The shop sells no film.')
  const { sheetPerMetreMinor, lengthBreaks } = film.prices
  const full = sheetPerMetreMinor * metres
  const offBp = Math.max(
    0,
    ...lengthBreaks.filter(({ fromCm }) => fromCm <= metres * 100).map(({ percentOffBp }) => percentOffBp),
  )
  return full - Math.round((full * offBp) / 10_000)
}

let codes = 0
const aCode = () => `SUMMER-${(codes += 1)}`
const DISCOUNT = {
  kind: 'percent',
  percentOff: 10,
  amountMinor: null,
  garmentKinds: ['tee'],
  minimumMinor: 1000,
  validFrom: null,
  validUntil: '2027-06-30T06:00:00Z',
  maxUses: 100,
  maxUsesEach: 1,
  note: 'Newsletter',
}
const aDiscount = (shop: WorkingShop) =>
  shop.staff.create<DiscountRecord>('/api/admin/discounts', { code: aCode(), ...DISCOUNT })

const aLayout = ({ artworkId }: WorkingShop) => ({
  name: 'Team badges',
  pieces: [
    { artworkId, widthMm: 100, heightMm: 100, xMm: 5, yMm: 0, turned: false, pinned: true },
    { artworkId, widthMm: 80.5, heightMm: 80.5, xMm: 111, yMm: 0, turned: true },
  ],
})

const aDesign = ({ artworkId }: WorkingShop): DesignCreate => ({
  name: 'Team shirt',
  prints: [
    {
      zoneId: 'full_front',
      layers: [
        {
          ...{ id: 'l1', kind: 'image', artworkId, widthMm: 80.5, heightMm: 80.5 },
          ...{ offsetXMm: 0, offsetYMm: 40.5, rotationDeg: 12.5 },
          crop: { left: 0.1, top: 0, right: 0.1, bottom: 0 },
        },
        {
          ...{ id: 'l2', kind: 'shape', shape: 'square', colours: ['#1d2c72'], widthMm: 60, heightMm: 6 },
          ...{ offsetXMm: 0, offsetYMm: -20, rotationDeg: 0 },
        },
        {
          ...{ id: 'l3', kind: 'text', text: 'Equipo Volcán', font: 'anton', weight: 400, sizeMm: 28 },
          ...{ colour: '#e4002b', outline: { colour: '#ffffff', widthMm: 1.5 } },
          ...{ letterSpacing: 0.05, lineHeight: 1.1, align: 'center', arcDeg: 60 },
          ...{ offsetXMm: 0, offsetYMm: -80, rotationDeg: 0 },
        },
      ],
    },
  ],
})

async function anItemOfDesign(shop: WorkingShop) {
  const { id, prints } = await expectData(shop.shopper.shop.createDesign({ body: aDesign(shop) }))
  const { items } = await shop.orderRequest()
  return {
    ...{ variantId: items[0]!.variantId, quantity: 2 },
    placements: prints.map(({ zoneId, widthMm, heightMm, offsetXMm, offsetYMm }) => ({
      ...{ zoneId, designId: id, widthMm, heightMm, offsetXMm, offsetYMm },
      rotationDeg: 0 as const,
    })),
  }
}

/** Of staff. */
export const SELLING_ADMIN = {
  get_artwork: (shop) => ({ params: { artworkId: shop.artworkId } }),
  get_artwork_pixels: (shop) => ({ params: { artworkId: shop.artworkId } }),

  list_discounts: async (shop) => ({ query: { limit: '10', cursor: (await aDiscount(shop)).id } }),
  create_discount: () => ({ body: { code: aCode(), ...DISCOUNT } }),
  get_discount: async (shop) => ({ params: { discountId: (await aDiscount(shop)).id } }),
  replace_discount: async (shop) => {
    const { id, revision } = await aDiscount(shop)
    return { params: { discountId: id }, body: { revision, ...DISCOUNT, maxUses: 50 } }
  },
  create_discount_ending: async (shop) => {
    const { id, revision } = await aDiscount(shop)
    return { params: { discountId: id }, body: { revision } }
  },
  list_discount_uses: async (shop) => ({
    params: { discountId: (await aDiscount(shop)).id },
    query: { limit: '10', cursor: (await shop.anOrder()).id },
  }),
} satisfies Rows

/** Of customers: operations that need more than their path. */
export const SELLING = {
  create_design: (shop) => ({ body: aDesign(shop) }),
  get_design: async (shop) => {
    const { token } = await expectData(shop.shopper.shop.createDesign({ body: aDesign(shop) }))
    return { params: { token } }
  },
  create_layout: (shop) => ({ body: aLayout(shop) }),
  get_layout: async (shop) => {
    const { token } = await expectData(shop.shopper.shop.createLayout({ body: aLayout(shop) }))
    return { params: { token } }
  },
  create_quote: async (shop) => {
    const { items, fulfilment } = await shop.orderRequest()
    return { body: { items: [...items, await anItemOfDesign(shop)], fulfilment } }
  },
  check_discount: async (shop) => ({ body: { code: (await aDiscount(shop)).code } }),
  create_storefront_order: async (shop) => ({ body: await shop.orderRequest() }),
  get_tracked_order: async (shop) => ({ params: { trackingToken: await aTrackingToken(shop) } }),
  submit_payment: async (shop) => {
    const { id, trackingToken } = await shop.anOrder()
    return {
      params: { trackingToken: String(trackingToken) },
      body: {
        ...{ instructionId: 'bank_main', reference: shop.aReference(), payerName: 'Ana' },
        proofUploadId: await shop.aProof(),
      },
      readAt: `/api/admin/orders/${id}`,
    }
  },
  replace_order_artwork: async (shop) => {
    const order = await shop.anOrderToReview()
    await shop.staff.decide(order, 'artwork-changes-request', { message: 'Larger.' })
    return {
      params: { trackingToken: String(order.trackingToken) },
      body: { placementId: placementOf(order), artworkId: shop.artworkId },
    }
  },
  get_offered_estimate: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
  }),
  get_offered_estimate_file: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
  }),
  create_estimate_view: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
    body: { version: 1 },
  }),
  create_estimate_approval: async (shop) => {
    const estimate = await shop.anEstimate('sent')
    return {
      params: { trackingToken: estimateTokenOf(estimate) },
      body: { version: 1, hash: estimate.versions[0]!.hash, name: 'Rosa Cruz' },
    }
  },
  create_estimate_decline: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
    body: { version: 1, reason: 'Too dear.' },
  }),
  create_estimate_changes_request: async (shop) => ({
    params: { trackingToken: estimateTokenOf(await shop.anEstimate('sent')) },
    body: { version: 1, notes: [{ line: 0, text: 'Larger, please.' }] },
  }),
  create_reorder: async (shop) => ({ params: { trackingToken: await aTrackingToken(shop) } }),
  create_sign_in_link: () => ({ body: { email: 'clara@shop.example', locale: 'es' } }),
  create_account_session: async (shop) => ({ body: { token: await shop.aSignInToken() } }),
  create_account_contact: async (shop) => {
    const { customerId, cookie } = await shop.anAccount()
    return { headers: { cookie }, body: { token: await shop.aSignInToken(customerId) } }
  },
  get_account: ofCustomer,
  list_account_orders: ofCustomer,
  list_account_estimates: ofCustomer,
  list_account_artworks: ofCustomer,
  list_account_documents: ofCustomer,
  revoke_account_sessions: ofCustomer,
  get_account_film: ofCustomer,
  create_film_purchase: async (shop) => {
    const { id } = await shop.aCustomerWithPhone()
    const { cookie } = await shop.anAccount(id)
    const { acceptedPolicyVersion } = await shop.orderRequest()
    return {
      headers: { cookie },
      body: {
        ...{ lengthCm: 1_000, instructionId: 'cash_studio', locale: 'es' },
        ...{ expectedTotalMinor: await metresMinor(shop, 10), acceptedPolicyVersion },
      },
    }
  },
  edit_artwork: ({ shopper: { artwork } }) => ({
    params: { artworkId: artwork.id },
    body: { kind: 'sharpen_edges' },
  }),
  get_artwork_preview: ({ shopper: { artwork } }) => ({
    params: { artworkId: artwork.id },
    query: Object.fromEntries(new URL(artwork.previewUrl, 'http://shop.example').searchParams),
  }),
} satisfies Rows
