import { expect, test } from 'vitest'
import { fieldProblems, labelled, refusalText, type Refused } from './refusal-words.ts'

const aRefusal = (part: Partial<Refused>): Refused => ({
  code: 'VALIDATION_FAILED',
  message: 'items[0].quantity: must be at least 1',
  resolution: 'Correct the named fields and send the request again.',
  ...part,
})

test.each([
  [
    { path: 'fulfilment.address.country', reason: 'outside_area' },
    'Country: The shop doesn’t deliver there.',
  ],
  [{ path: 'items[0].placements[2]', reason: 'outside_zone', limit: '250 × 300 mm' }, /^Prints: .*250 × 300/],
  [{ path: 'promisedBy', reason: 'required' }, 'Promised by: Fill in this field.'],
  [{ path: 'items[0].quantity', reason: 'too_low', limit: '1' }, 'Quantity: Enter 1 or more.'],
  [{ path: 'amountMinor', reason: 'too_low', limit: '1' }, 'Amount: This is too low.'],
  [{ path: 'taxBp', reason: 'too_high', limit: '10000' }, 'Tax: Enter 100 % or less.'],
  [{ path: 'body', reason: 'invalid' }, 'This is not valid.'],
  [{ path: 'name', reason: 'of_a_later_release' }, 'Name: This is not valid.'],
])('says what is wrong with a field that no form shows: %o', (field, words) => {
  expect(refusalText(aRefusal({ fields: [field] })).title).toMatch(words)
  expect(fieldProblems(aRefusal({ fields: [field] })).map(labelled)[0]).toMatch(words)
})

test.each([
  [{ code: 'IN_USE', details: { reason: 'zones_used', names: ['front', 'back'] } }, /front, back/],
  [{ code: 'INVALID_TRANSITION', details: { reason: 'job_on_sheet', names: ['S-12'] } }, /on sheet S-12/],
  [
    { code: 'OUT_OF_STOCK', details: { lines: [{ path: 'items[0]', reason: 'Tee, Black, M' }] } },
    /: Tee, Black, M\.$/,
  ],
  [{ code: 'INVALID_TRANSITION', details: { reason: 'of_a_later_release' } }, /no longer possible/],
])('says what happened from the reason and its names: %o', (refused, title) => {
  expect(refusalText(aRefusal(refused)).title).toMatch(title)
})

test('shows a number that another record has at its field', () => {
  const refused = aRefusal({ code: 'DUPLICATE', details: { reason: 'sku_used', names: ['TEE-1'] } })
  expect(fieldProblems(refused)).toEqual([{ path: 'sku', message: 'Another stock item has the SKU TEE-1.' }])
})

test('shows a line of a request with several at that line', () => {
  const lines = ['M', 'L'].map((size, at) => ({ path: `items[${at}]`, reason: `Tee, Black, ${size}` }))
  expect(fieldProblems(aRefusal({ code: 'OUT_OF_STOCK', details: { lines } }))).toEqual([
    { path: 'items[0]', message: 'Not enough in stock: Tee, Black, M.' },
    { path: 'items[1]', message: 'Not enough in stock: Tee, Black, L.' },
  ])
  const repeated = {
    reason: 'sku_used',
    names: ['TEE-1'],
    lines: [{ path: 'newItems[3].sku', reason: 'TEE-1' }],
  }
  expect(fieldProblems(aRefusal({ code: 'DUPLICATE', details: repeated }))).toEqual([
    { path: 'newItems[3].sku', message: 'Another stock item has the SKU TEE-1.' },
  ])
})

test('says how long to wait, and which request failed', () => {
  expect(refusalText(aRefusal({ code: 'RATE_LIMITED', retryAfterSeconds: 130 })).text).toContain('3 minutes')
  expect(refusalText(aRefusal({ code: 'INTERNAL_ERROR', requestId: 'req_1' })).text).toContain('req_1')
})

test('leaves the words of a code of a later release to the API', () => {
  const refused = aRefusal({ code: 'SOMETHING_NEW', message: 'What happened.', resolution: 'What to do.' })
  expect(refusalText(refused)).toEqual({ title: 'What happened.', text: 'What to do.' })
})
