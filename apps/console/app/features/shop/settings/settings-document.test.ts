import { expect, test } from 'vitest'
import { toForm, toRequest, type SettingsRequest } from './settings-document.ts'

const settings: SettingsRequest = {
  revision: 3,
  storeName: 'Platen',
  tagline: 'Pressed to last.',
  locales: ['en', 'es'],
  timeZone: 'America/El_Salvador',
  currency: 'USD',
  currencyExponent: 2,
  supportChannels: [{ kind: 'email', label: 'E-mail', value: 'a@b.example', url: 'mailto:a@b.example' }],
  deliveryAreas: [
    {
      ...{
        id: 'metro',
        name: 'Metro',
        country: 'SV',
        regions: ['San Salvador'],
        places: ['Apopa', 'Ilopango'],
      },
      ...{ feeMinor: 100, days: { min: 1, max: 2 }, paymentInstructionIds: ['bank'], active: true },
    },
  ],
  studio: { address: '12 Avenida Norte', hours: [{ weekday: 1, from: '09:00', to: '18:00' }] },
  meetupZones: [zone('centro', 'Centro', 0), zone('tecla', 'Tecla', 10)],
  fulfilmentMethods: [{ kind: 'meetup', label: 'Meet-up', feeMinor: 0 }],
  paymentInstructions: [
    {
      id: 'bank',
      method: 'bank_transfer',
      label: 'Bank',
      instructions: 'Transfer it.',
      referenceRequired: true,
      proofRequired: false,
      payWithinHours: 48,
      active: true,
      sort: 0,
    },
  ],
  documents: {
    ...{ legalName: 'Platen S.A.', address: null, taxId: '0614-9', receipts: true, footer: 'Thank you.' },
    prefixes: { invoice: 'INV', credit_note: 'CN', receipt: 'RC' },
    translations: { es: { footer: 'Gracias.' } },
  },
  tax: { mode: 'inclusive', rateBp: 1300 },
  leadTimeDays: { min: 2, max: 5 },
  policyVersion: '2026-11',
  depositPercent: 100,
  approvePassedArtwork: false,
  proofEveryOrder: false,
  quantityBreaks: [{ garmentKind: 'tee', minQuantity: 6, percentOffBp: 500 }],
}

function zone(id: string, name: string, sort: number) {
  return {
    id,
    name,
    area: 'Somewhere',
    feeMinor: 0,
    slots: [{ weekday: 1, from: '17:00', to: '19:00' }],
    active: true,
    sort,
  }
}

test('sends an unchanged form as it came', () => {
  expect(toRequest(toForm(settings), 3)).toEqual(settings)
})

test('gives a new member an id from its name and keeps the order of the list', () => {
  const form = toForm(settings)
  const fresh = { ...form.meetupZones[0]!, id: '', name: 'Santa Ana', sort: 0 }
  const { meetupZones } = toRequest({ ...form, meetupZones: [...form.meetupZones.toReversed(), fresh] }, 3)
  expect(meetupZones.map(({ id, sort }) => [id, sort])).toEqual([
    ['tecla', 0],
    ['centro', 1],
    ['santa_ana', 2],
  ])
})

test('leaves out optional fields that hold only spaces', () => {
  const form = toForm(settings)
  const { shopEmail, supportChannels } = toRequest(
    { ...form, shopEmail: ' ', supportChannels: [{ ...form.supportChannels[0]!, hours: '  ' }] },
    3,
  )
  expect(shopEmail).toBeUndefined()
  expect(supportChannels[0]).not.toHaveProperty('hours')
})
