import fc from 'fast-check'
import { TypeID } from 'typeid-js'
import { expect, test } from 'vitest'
import { decodeId, encodeId, firstUuidAt, newUuid } from './ids.ts'

test('writes and reads ids as TypeID does', () => {
  fc.assert(
    fc.property(fc.uuid(), (uuid) => {
      const id = encodeId('order', uuid)
      expect(id).toBe(TypeID.fromUUID('ord', uuid).toString())
      expect(decodeId('order', id)).toBe(uuid)
    }),
  )
})

test('makes ids that never repeat and sort by their time', () => {
  const ids = Array.from({ length: 1000 }, () => newUuid())
  expect(new Set(ids).size).toBe(1000)
  expect(ids.toSorted(), 'also within a millisecond').toEqual(ids)
  const now = new Date()
  expect(new Set(Array.from({ length: 1000 }, () => newUuid(now))).size).toBe(1000)
  expect(newUuid(new Date('2026-01-01')) < newUuid(new Date('2026-01-02'))).toBe(true)
})

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

test.each([
  ['1969-12-31T23:59:59Z', '00000000-0000-7000-8000-000000000000'],
  ['2026-11-23T00:00:00Z', '01a205b3-d000-7000-8000-000000000000'],
  ['+275000-01-01T00:00:00Z', 'ffffffff-ffff-7000-8000-000000000000'],
])('gives %s the nearest id that a UUIDv7 can be', (time, uuid) => {
  expect(firstUuidAt(new Date(time))).toBe(uuid)
})
