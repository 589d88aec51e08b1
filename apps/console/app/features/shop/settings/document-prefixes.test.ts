import { expect, test } from 'vitest'
import { prefixesFor } from './document-prefixes.ts'

const ENGLISH = { invoice: 'INV', credit_note: 'CN', receipt: 'RC' }

test('documents of a new shop are numbered as is usual in its first language', () => {
  expect(prefixesFor(['es-CO', 'en'], ENGLISH)).toEqual({ invoice: 'F', credit_note: 'NC', receipt: 'R' })
  expect(prefixesFor(['fr'], ENGLISH)).toEqual({ invoice: 'F', credit_note: 'AV', receipt: 'R' })
  expect(prefixesFor(['en', 'es'], ENGLISH)).toEqual(ENGLISH)
})

test('prefixes that the shop chose stay', () => {
  const own = { ...ENGLISH, invoice: 'FAC' }
  expect(prefixesFor(['es'], own)).toEqual(own)
})
