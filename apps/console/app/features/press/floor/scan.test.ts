import { expect, test } from 'vitest'
import { endsWith, readScan } from './scan.ts'

const ID = 'job_01jd3s8z6bf0x8m7kq2v5n4t9c'

test.each([
  [`https://shop.example.com/admin/jobs/${ID}`, { kind: 'job', id: ID }],
  [`  ${ID.toUpperCase()}\n`, { kind: 'job', id: ID }],
  ['pl-2026-000042', { kind: 'order', number: 'PL-2026-000042' }],
  ['GS-000007', { kind: 'sheet', number: 'GS-000007' }],
  ['501', { kind: 'short', digits: '501' }],
  [' #000501 ', { kind: 'short', digits: '501' }],
  ['0', { kind: 'unknown', text: '0' }],
  ['4006381333931', { kind: 'unknown', text: '4006381333931' }],
])('reads the scanned text %j', (text, scan) => {
  expect(readScan(text)).toEqual(scan)
})

test('501 is short for order 501 of any year and for no other order', () => {
  expect(
    ['PL-2026-000501', 'PL-2025-000501', 'PL-2026-001501', 'PL-2026-005010'].map((number) =>
      endsWith(number, '501'),
    ),
  ).toEqual([true, true, false, false])
})
