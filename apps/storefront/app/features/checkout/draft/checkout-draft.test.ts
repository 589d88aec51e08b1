import { describe, expect, test } from 'vitest'
import {
  EMPTY_DRAFT,
  draftProblems,
  withDefaults,
  type CheckoutDraft,
  type CheckoutRules,
} from './checkout-draft.ts'
import { orderOf, quotedFulfilment } from './order-of-draft.ts'

const RULES: CheckoutRules = {
  shop: {
    leadTimeDays: { min: 2, max: 5 },
    fulfilmentMethods: [
      { kind: 'pickup', label: 'Pick up', feeMinor: 0 },
      { kind: 'meetup', label: 'Meet', feeMinor: 0 },
      { kind: 'delivery', label: 'Delivery', feeMinor: 450 },
    ],
    deliveryAreas: [],
    meetupZones: [
      {
        id: 'centro',
        name: 'Centro',
        area: 'Centre',
        feeMinor: 0,
        slots: [{ weekday: 1, from: '17:00', to: '19:00' }],
      },
    ],
    paymentInstructions: [
      instruction('bank', { referenceRequired: true }),
      instruction('wallet', { method: 'mobile_money', proofRequired: true }),
      instruction('link', { method: 'card_link' }),
      instruction('cash', { method: 'cash' }),
    ],
  } as unknown as CheckoutRules['shop'],
  today: '2026-11-21',
  country: 'SV',
  policyVersion: '2026-11',
}

function instruction(id: string, changes: object) {
  return {
    ...{ id, method: 'bank_transfer', label: id, instructions: '', payWithinHours: 48 },
    ...{ referenceRequired: false, proofRequired: false },
    ...changes,
  }
}

const GOOD: CheckoutDraft = {
  ...EMPTY_DRAFT,
  name: 'Ana Beltrán',
  email: 'ana@example.com',
  method: 'pickup',
  instructionId: 'bank',
  acceptedPolicyVersion: '2026-11',
}
const PROOF = { id: 'prf_1', fileName: 'slip.png' }
const problems = (changes: Partial<CheckoutDraft>) => draftProblems({ ...GOOD, ...changes }, RULES)

const area = (id: string, regions: string[], changes: object = {}) => ({
  ...{ id, name: id, country: 'SV', regions, places: [], feeMinor: 100, days: { min: 1, max: 2 } },
  ...{ paymentInstructionIds: [], ...changes },
})
const served = (...deliveryAreas: ReturnType<typeof area>[]): CheckoutRules => ({
  ...RULES,
  shop: { ...RULES.shop, deliveryAreas },
})
const DELIVERED = { ...GOOD, method: 'delivery', line1: 'Calle 1', country: 'SV', city: 'Apopa' } as const

describe('delivery areas', () => {
  test.each([
    ['an address in an area', { region: 'San Salvador' }, {}],
    ['no region where the shop serves some', { region: '' }, { region: 'region_missing' }],
    ['a region that the shop does not serve', { region: 'La Unión' }, { region: 'region_missing' }],
  ])('checks %s', (_, changes, expected) => {
    expect(draftProblems({ ...DELIVERED, ...changes }, served(area('metro', ['San Salvador'])))).toEqual(
      expected,
    )
  })

  test('refuses a place outside, before the street is known', () => {
    const rules = served(area('capital', [], { places: ['San Salvador'] }))
    expect(draftProblems({ ...DELIVERED, line1: '' }, rules)).toEqual({
      line1: 'line1_missing',
      city: 'city_outside',
    })
  })

  test('offers the ways to pay of the area only', () => {
    const rules = served(area('all', [], { paymentInstructionIds: ['link'] }))
    expect(draftProblems(DELIVERED, rules)).toEqual({ instructionId: 'instruction_missing' })
    expect(draftProblems({ ...DELIVERED, instructionId: 'link' }, rules)).toEqual({})
    expect(draftProblems({ ...DELIVERED, method: 'pickup' }, rules)).toEqual({})
  })

  test('requests the price of an area once the address is in one', () => {
    const { shop } = served(area('metro', ['San Salvador']))
    expect(quotedFulfilment(DELIVERED, shop)).toEqual({ method: 'delivery' })
    expect(quotedFulfilment({ ...DELIVERED, region: 'San Salvador' }, shop)).toEqual({
      method: 'delivery',
      address: { country: 'SV', region: 'San Salvador', city: 'Apopa' },
    })
    expect(quotedFulfilment({ ...DELIVERED, region: 'San Salvador', city: '' }, shop)).toEqual({
      method: 'delivery',
      address: { country: 'SV', region: 'San Salvador' },
    })
  })

  test('fills in the only country that the shop serves', () => {
    const { shop } = served({ ...area('all', []), country: 'GT' })
    expect(withDefaults(EMPTY_DRAFT, shop, 'SV').country).toBe('GT')
    expect(withDefaults({ ...EMPTY_DRAFT, country: 'SV' }, shop, 'SV').country).toBe('GT')
    expect(withDefaults(EMPTY_DRAFT, RULES.shop, 'SV').country).toBe('SV')
  })
})

describe('checking a draft', () => {
  test('accepts a draft that has everything it needs', () => {
    expect(draftProblems(GOOD, RULES)).toEqual({})
  })

  test('reports everything that an empty draft lacks', () => {
    expect(draftProblems(EMPTY_DRAFT, RULES)).toEqual({
      name: 'name_missing',
      email: 'contact_missing',
      method: 'method_missing',
      instructionId: 'instruction_missing',
      policy: 'policy_missing',
    })
  })

  test.each<[string, Partial<CheckoutDraft>, object]>([
    ['a phone instead of an e-mail', { email: '', phone: '7000 1234' }, {}],
    ['an e-mail without a domain', { email: 'ana@' }, { email: 'email_wrong' }],
    ['an invalid phone number', { phone: '123' }, { phone: 'phone_wrong' }],
    ['spaces as the name', { name: '  ' }, { name: 'name_missing' }],
    ['a meet-up without a place', { method: 'meetup' }, { meetupZoneId: 'zone_missing' }],
    [
      'a place that the shop no longer offers',
      { method: 'meetup', meetupZoneId: 'norte' },
      { meetupZoneId: 'zone_missing' },
    ],
    ['a place without a time', { method: 'meetup', meetupZoneId: 'centro' }, { slot: 'slot_missing' }],
    [
      'a time that is too soon by now',
      { method: 'meetup', meetupZoneId: 'centro', slot: { date: '2026-11-23', from: '17:00' } },
      { slot: 'slot_past' },
    ],
    [
      'a time that the place offers',
      { method: 'meetup', meetupZoneId: 'centro', slot: { date: '2026-11-30', from: '17:00' } },
      {},
    ],
    [
      'a delivery without an address',
      { method: 'delivery' },
      { line1: 'line1_missing', city: 'city_missing', country: 'country_missing' },
    ],
    ['a day in the past', { neededBy: '2026-11-20' }, { neededBy: 'needed_by_wrong' }],
    ['a payment later, without a reference', { instructionId: 'bank', paid: false }, {}],
    [
      'a transfer without its number',
      { instructionId: 'bank', paid: true, proof: PROOF },
      { reference: 'reference_missing' },
    ],
    [
      'a wallet without its proof',
      { instructionId: 'wallet', paid: true, reference: 'A1' },
      { proof: 'proof_missing' },
    ],
    [
      'a payment without reference or proof',
      { instructionId: 'link', paid: true },
      { reference: 'paid_unsaid' },
    ],
    ['a payment with a proof alone', { instructionId: 'link', paid: true, proof: PROOF }, {}],
    ['cash marked as paid', { instructionId: 'cash', paid: true }, {}],
    ['an outdated policy version', { acceptedPolicyVersion: '2026-10' }, { policy: 'policy_missing' }],
  ])('checks %s', (_, changes, expected) => {
    expect(problems(changes)).toEqual(expected)
  })
})

describe('making an order from a draft', () => {
  const order = (changes: Partial<CheckoutDraft>) =>
    orderOf({
      draft: { ...GOOD, ...changes },
      ...{ items: [], rules: RULES, locale: 'es', totalMinor: 1450, website: '' },
    })

  test('sends what was entered and leaves out empty fields', () => {
    expect(order({ phone: ' 7000 1234 ', note: ' Soon, please ' })).toEqual({
      customer: { name: 'Ana Beltrán', email: 'ana@example.com', phone: '+50370001234', locale: 'es' },
      items: [],
      fulfilment: { method: 'pickup' },
      payment: { instructionId: 'bank' },
      note: 'Soon, please',
      expectedTotalMinor: 1450,
      acceptedPolicyVersion: '2026-11',
    })
  })

  test('leaves out the fields of methods that were not chosen', () => {
    const visited = {
      meetupZoneId: 'centro',
      slot: { date: '2026-11-30', from: '17:00' },
      line1: 'Street 1',
      reference: 'A1',
    }
    expect(order(visited).fulfilment).toEqual({ method: 'pickup' })
    expect(order(visited).payment).toEqual({ instructionId: 'bank' })
    expect(order({ ...visited, paid: true, instructionId: 'cash' }).payment).toEqual({
      instructionId: 'cash',
    })
  })

  test('requests a quote with the delivery method as far as it is known', () => {
    expect(quotedFulfilment(EMPTY_DRAFT, RULES.shop)).toBeUndefined()
    expect(quotedFulfilment({ ...GOOD, meetupZoneId: 'centro' }, RULES.shop)).toEqual({ method: 'pickup' })
    expect(quotedFulfilment({ ...GOOD, method: 'meetup' }, RULES.shop)).toEqual({ method: 'meetup' })
    expect(quotedFulfilment({ ...GOOD, method: 'meetup', meetupZoneId: 'centro' }, RULES.shop)).toEqual({
      method: 'meetup',
      meetupZoneId: 'centro',
    })
  })
})
