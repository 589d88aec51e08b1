import { expect, test } from 'vitest'
import { auditText } from './audit-text.ts'

type Entry = Parameters<typeof auditText>[0]
const entry = (changes: Partial<Entry>) =>
  ({ action: 'payment.verified', message: 'Ana verified a payment.', metadata: null, ...changes }) as Entry

test('says what was done to which record', () => {
  expect(auditText(entry({ metadata: { subject: 'PL-2026-000017' } }))).toBe(
    'Payment verified: PL-2026-000017',
  )
  expect(auditText(entry({}))).toBe('Payment verified')
})

test('notes are what somebody wrote, and actions of a later release keep their sentence', () => {
  expect(auditText(entry({ action: 'note.created', message: 'Checked.' }))).toBe('Checked.')
  const later = { action: 'parcel.weighed' as Entry['action'], message: 'Ana weighed a parcel.' }
  expect(auditText(entry(later))).toBe('Ana weighed a parcel.')
})
