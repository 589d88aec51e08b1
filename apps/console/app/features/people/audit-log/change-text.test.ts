import { formatsFor } from '@platen/formats'
import { expect, test } from 'vitest'
import { changedField, changedValue } from './change-text.ts'

const formats = formatsFor('en-US', { currency: 'USD', currencyExponent: 2, timeZone: 'UTC' })
const textOf = (path: string, type: string, value: unknown) =>
  changedValue(value, { path, entity: { type, id: 'one' } }, formats)

test.each([
  ['paymentStatus', 'Payment status'],
  ['meetupZones[centro].feeMinor', 'Meet-up points centro, Fee'],
  [
    'payments.pay_01m8azv6v1e7k8yj42f6kj5k4z.verifiedMinor',
    'Payment, pay_01m8azv6v1e7k8yj42f6kj5k4z, Amount received',
  ],
  ['TEE-BLACK-M', 'TEE-BLACK-M'],
])('names the changed field of %s', (path, name) => {
  expect(changedField({ path, from: null, to: null })).toContain(name)
})

test.each([
  ['paymentStatus', 'order', 'partially_paid', 'Partially paid'],
  ['productionStatus', 'order', 'queued', 'Queued'],
  ['job_01m8azv6v1e7k8yj42f6kj5k4z.state', 'order', 'nested', 'On a sheet'],
  ['status', 'contact_lead', 'quoted', 'Quoted'],
  ['status', 'admin_user', 'disabled', 'Disabled'],
  ['paidMinor', 'order', 1450, '$14.50'],
  ['onHand', 'inventory_item', 1200, '1,200'],
  ['active', 'garment', false, 'no'],
  ['name', 'garment', 'quoted', 'quoted'],
  ['name', 'garment', '', 'empty'],
])('shows a value of %s of a record %s, %j, as %s', (path, type, value, text) => {
  expect(textOf(path, type, value)).toBe(text)
})

test('shows the moment of a change in the time of the shop', () => {
  expect(textOf('confirmedAt', 'order', '2026-11-26T03:54:31.649Z')).toContain('Nov 26, 2026')
})
