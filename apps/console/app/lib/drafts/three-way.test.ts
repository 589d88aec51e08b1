import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { differencesOf, merge, same } from './three-way.ts'

const base = { name: 'Platen', fee: 150, zones: [zone('centro', 0), zone('santa_tecla', 150)] }

function zone(id: string, fee: number) {
  return { id, fee }
}

describe('two people who change different fields', () => {
  test('merges the changes of two people to different fields', () => {
    const mine = { ...base, name: 'Platen Studio' }
    const theirs = { ...base, fee: 200 }
    expect(differencesOf({ base, mine, theirs })).toEqual([
      { path: 'fee', before: 150, theirs: 200, mine: 150, disputed: false },
    ])
    expect(merge({ base, mine, theirs }, () => 'theirs')).toEqual({
      ...base,
      name: 'Platen Studio',
      fee: 200,
    })
  })

  test('merges changes to different members of a list', () => {
    const mine = { ...base, zones: [zone('centro', 50), zone('santa_tecla', 150)] }
    const theirs = { ...base, zones: [zone('centro', 0), zone('santa_tecla', 175)] }
    expect(differencesOf({ base, mine, theirs }).map(({ path }) => path)).toEqual(['zones[santa_tecla].fee'])
    expect(merge({ base, mine, theirs }, () => 'theirs').zones).toEqual([
      zone('centro', 50),
      zone('santa_tecla', 175),
    ])
  })
})

describe('two people who change the same field', () => {
  const mine = { ...base, zones: [zone('centro', 50), zone('santa_tecla', 150)] }
  const theirs = { ...base, zones: [zone('centro', 75), zone('santa_tecla', 150)] }

  test('reports a conflict and resolves it by the choice', () => {
    const [difference] = differencesOf({ base, mine, theirs })
    expect(difference).toMatchObject({
      path: 'zones[centro].fee',
      before: 0,
      theirs: 75,
      mine: 50,
      disputed: true,
    })
    expect(merge({ base, mine, theirs }, () => 'mine').zones[0]).toEqual(zone('centro', 50))
    expect(merge({ base, mine, theirs }, () => 'theirs').zones[0]).toEqual(zone('centro', 75))
  })

  test('reports no conflict when both made the same change', () => {
    expect(differencesOf({ base, mine, theirs: mine })).toEqual([])
  })
})

describe('lists', () => {
  test('applies the additions and removals of both sides to a list', () => {
    const mine = { ...base, zones: [zone('centro', 0), zone('santa_tecla', 150), zone('soyapango', 200)] }
    const theirs = { ...base, zones: [zone('santa_tecla', 150), zone('apopa', 100)] }
    const ids = merge({ base, mine, theirs }, () => 'theirs').zones.map(({ id }) => id)
    expect(ids).toEqual(['santa_tecla', 'apopa', 'soyapango'])
  })

  test('keeps the list order of the side that moved something', () => {
    const turned = { ...base, zones: base.zones.toReversed() }
    expect(merge({ base, mine: base, theirs: turned }, () => 'theirs')).toEqual(turned)
    expect(merge({ base, mine: turned, theirs: { ...base, fee: 1 } }, () => 'theirs').zones).toEqual(
      turned.zones,
    )
  })

  test('takes a list without ids from one side as a whole', () => {
    const [was, mine, theirs] = [{ tags: ['a'] }, { tags: ['a', 'b'] }, { tags: ['a', 'c'] }]
    expect(merge({ base: was, mine, theirs }, () => 'theirs')).toEqual(theirs)
    expect(differencesOf({ base: was, mine, theirs })).toHaveLength(1)
  })
})

const anyDocument = fc.record({
  a: fc.integer({ min: 0, max: 3 }),
  b: fc.constantFrom('x', 'y', ''),
  list: fc.uniqueArray(fc.record({ id: fc.constantFrom('p', 'q', 'r'), n: fc.integer({ min: 0, max: 2 }) }), {
    selector: ({ id }) => id,
  }),
})

test('takes over all of their changes when I changed nothing', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (was, theirs) => {
      const merged = merge({ base: was, mine: was, theirs }, ({ disputed }) => (disputed ? 'mine' : 'theirs'))
      expect(same(merged, theirs)).toBe(true)
    }),
  )
})

test('keeps all of my changes when they changed nothing', () => {
  fc.assert(
    fc.property(anyDocument, anyDocument, (was, mine) => {
      expect(merge({ base: was, mine, theirs: was }, () => 'theirs')).toEqual(mine)
    }),
  )
})

test('treats only an empty field as equal to a missing one', () => {
  expect(same({ hours: '' }, {})).toBe(true)
  expect(same({ fee: Number.NaN }, { fee: null })).toBe(true)
  expect(same({ fee: 0 }, {})).toBe(false)
  expect(same({ active: false }, {})).toBe(false)
})
