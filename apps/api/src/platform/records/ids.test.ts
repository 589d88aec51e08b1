import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeId, encodeId, newUuid } from './ids.ts'

test('decodes an encoded id to the same UUID', () => {
  const uuid = newUuid()
  expect(encodeId('order', uuid)).toMatch(/^ord_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
  expect(decodeId('order', encodeId('order', uuid))).toBe(uuid)
})

test('decodes any well-formed id to some UUID, so that a made-up id finds nothing and breaks nothing', () => {
  const letters = Array.from('0123456789abcdefghjkmnpqrstvwxyz')
  const madeUp = fc.tuple(
    fc.constantFrom(...letters.slice(0, 8)),
    fc.array(fc.constantFrom(...letters), { minLength: 25, maxLength: 25 }),
  )
  fc.assert(
    fc.property(madeUp, ([first, rest]) => {
      expect(decodeId('variant', `var_${first}${rest.join('')}`)).toMatch(
        /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
      )
    }),
  )
})
