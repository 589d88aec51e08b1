import { beforeEach, expect, test } from 'vitest'
import { stubLocalStorage } from '../../lib/local-storage.fixtures.ts'
import { orderLines, type CartItem } from './cart-item.ts'
import { putBack, putIntoCart, readCart, removeFromCart, removeItems, replaceInCart } from './cart.ts'

let stored: Map<string, string>
beforeEach(() => (stored = stubLocalStorage()))

function aDesign(id: string, changes: object = {}): CartItem {
  const size = { widthMm: 200, heightMm: 200, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }
  const print = { zoneId: 'full_front', artwork: { id: 'art_1' }, thumbnail: '', ...size }
  return {
    ...{ id, garmentSlug: 'classic-tee', colour: 'Black', note: '', quantities: { var_m: 1 } },
    placements: [print],
    ...changes,
  } as unknown as CartItem
}

const keep = (...items: unknown[]) => stored.set('platen.cart', JSON.stringify(items))
const ids = () => readCart().map(({ id }) => id)

test.each<[string, unknown]>([
  ['nothing', null],
  ['a design of another version', { id: 'old', size: 'M' }],
  ['half a garment', aDesign('bad', { quantities: { var_m: 0.5 } })],
  ['less than none', aDesign('bad', { quantities: { var_m: -1 } })],
  ['a print without its artwork', aDesign('bad', { placements: [{ zoneId: 'full_front' }] })],
])('keeps the valid designs of a stored cart that contains %s', (_, bad) => {
  keep(aDesign('one'), bad, aDesign('two'))
  expect(ids()).toEqual(['one', 'two'])
  putIntoCart(aDesign('three'))
  expect(ids()).toEqual(['one', 'two', 'three'])
})

test('reads an invalid cart as empty', () => {
  stored.set('platen.cart', '{"not":"a cart"}')
  expect(ids()).toEqual([])
})

test('restores a removed design at its place', () => {
  keep(aDesign('one'), aDesign('two'), aDesign('three'))
  const removed = removeItems([aDesign('two')])
  expect(ids()).toEqual(['one', 'three'])
  putBack(removed)
  expect(ids()).toEqual(['one', 'two', 'three'])
  putBack(removed)
  expect(ids()).toEqual(['one', 'two', 'three'])
})

test('restores a design at the end when another tab had removed it', () => {
  keep(aDesign('one'), aDesign('two'), aDesign('three'))
  removeFromCart('two')
  putBack(removeItems([aDesign('two')]))
  expect(ids()).toEqual(['one', 'three', 'two'])
})

const member = (name: string, number = '') => ({ member: { teamId: 'team', name, number, texts: [] } })

test('a team that is edited is replaced at its place, and one of its people alone', () => {
  keep(aDesign('one'), aDesign('rosa', member('Rosa')), aDesign('two'), aDesign('iván', member('Iván')))
  replaceInCart('iván', [aDesign('iván', member('Ivan'))])
  expect(ids()).toEqual(['one', 'rosa', 'two', 'iván'])
  replaceInCart('team', [aDesign('a', member('A')), aDesign('b', member('B'))])
  expect(ids()).toEqual(['one', 'a', 'b', 'two'])
  replaceInCart('other', [aDesign('new')])
  expect(ids()).toEqual(['one', 'a', 'b', 'two', 'new'])
})

test('restores everybody of a removed team', () => {
  keep(aDesign('rosa', member('Rosa')), aDesign('one'), aDesign('iván', member('Iván')))
  const removed = removeItems([aDesign('rosa'), aDesign('iván')])
  expect(ids()).toEqual(['one'])
  putBack(removed)
  expect(ids()).toEqual(['rosa', 'one', 'iván'])
})

test('the order says whose garment it is, before the note', () => {
  const lines = orderLines([
    aDesign('rosa', { ...member('Rosa', '7'), note: 'By Friday' }),
    aDesign('long', { ...member('Iván'), note: 'x'.repeat(500) }),
  ])
  expect(lines[0]?.note).toBe('7 Rosa · By Friday')
  expect(lines[1]?.note).toHaveLength(500)
})

test('leaves out a garment of a team with unreadable texts', () => {
  keep(aDesign('bad', { member: { teamId: 'team', name: 'Rosa', number: '', texts: [{}] } }), aDesign('one'))
  expect(ids()).toEqual(['one'])
})
