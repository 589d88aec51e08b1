import { expect, test } from 'vitest'
import type { SettingsForm } from '../settings/index.ts'
import { withoutExamples } from './without-examples.ts'

const examples = {
  ...{ garments: [], stockItems: 0, printPrices: true },
  meetupZones: [{ id: 'centro', name: 'Centro' }],
  paymentInstructions: [
    { id: 'bank_main', name: 'Bank', account: '0000', active: true },
    { id: 'cash', name: 'Cash', account: null, active: true },
  ],
  supportChannels: ['+50370001234'],
  address: '12 Avenida Norte',
}
const known = { examples, usedInstructions: ['cash'], isOpen: true }

const instruction = (id: string) => ({ id, label: id, active: true })
/** Only the parts that count. */
const FORM = JSON.parse(
  JSON.stringify({
    shopEmail: '+50370001234',
    supportChannels: [{ value: '+50370001234' }, { value: '@mine' }],
    paymentInstructions: [instruction('bank_main'), instruction('cash'), instruction('own')],
    deliveryAreas: [{ paymentInstructionIds: ['bank_main', 'own'] }],
    meetupZones: [{ id: 'centro', active: true }],
    studio: { address: '12 Avenida Norte', mapUrl: '', hours: [] },
    fulfilmentMethods: [{ kind: 'pickup' }, { kind: 'meetup' }, { kind: 'delivery' }],
    tax: { mode: 'inclusive', rateBp: 1300 },
  }),
) as SettingsForm

test('the contact step shows the channels of the owner alone', () => {
  const form = withoutExamples(FORM, 'contact', known)
  expect(form.supportChannels).toEqual([{ value: '@mine' }])
  expect(form.shopEmail).toBe('')
})

test('the payment step removes example accounts, and hides those that orders name', () => {
  const form = withoutExamples(FORM, 'payment', known)
  expect(form.paymentInstructions.map(({ id, active }) => [id, active])).toEqual([
    ['cash', false],
    ['own', true],
  ])
  expect(form.deliveryAreas).toEqual([{ paymentInstructionIds: ['own'] }])
})

test('the delivery step offers nothing at an example address or meet-up point', () => {
  const form = withoutExamples(FORM, 'delivery', known)
  expect(form).toMatchObject({ meetupZones: [], studio: { address: '' }, fulfilmentMethods: [] })
  const own = { ...FORM, studio: { ...FORM.studio, address: 'Calle 1' } }
  const none = { ...known, examples: { ...examples, meetupZones: [], address: null } }
  expect(withoutExamples(own, 'delivery', none)).toMatchObject({
    studio: { address: 'Calle 1' },
    fulfilmentMethods: [{ kind: 'pickup' }, { kind: 'meetup' }, { kind: 'delivery' }],
  })
})

test('the tax of the examples is charged only by those who confirmed it', () => {
  expect(withoutExamples(FORM, 'money', known).tax).toEqual({ mode: 'none', rateBp: 0 })
  expect(withoutExamples(FORM, 'money', { ...known, isOpen: false }).tax).toEqual(FORM.tax)
})

test.each(['brand', 'languages', 'product', 'test_order'] as const)(
  'the %s step shows what there is',
  (step) => {
    expect(withoutExamples(FORM, step, known)).toBe(FORM)
  },
)
