import { expect, test } from 'vitest'
import { teamDesign } from './team-design.ts'
import { layersFor, needsRoster, parseRoster, shortenNames, shownPerson } from './roster.ts'
import type { CartItem, DesignLayer } from '../../cart/index.ts'

const SIZES = ['YS', 'S', 'M', '2XL'].map((id) => ({ id, name: id === 'YS' ? 'Youth S' : id }))
const TEXT: DesignLayer = {
  ...{
    id: 'l1',
    kind: 'text',
    text: '{number} {name}',
    font: 'anton',
    weight: 400,
    sizeMm: 20,
    colour: '#ffffff',
  },
  ...{ letterSpacing: 0, lineHeight: 1.1, align: 'center', offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 },
}

test.each([
  ['Rosa,7,M', { name: 'Rosa', number: '7', size: 'M' }],
  ['7\tRosa Cruz\tm', { name: 'Rosa Cruz', number: '7', size: 'M' }],
  ['"Iván" ; youth s ; 10', { name: 'Iván', number: '10', size: 'YS' }],
  ['#12, 2xl', { name: '', number: '12', size: '2XL' }],
  ['Ana', { name: 'Ana', number: '', size: '' }],
  ['Cruz, Ana, 9', { name: 'Cruz Ana', number: '9', size: '' }],
  ['Rosa Cruz 7 m', { name: 'Rosa Cruz', number: '7', size: 'M' }],
  ['10 2XL Ana María', { name: 'Ana María', number: '10', size: '2XL' }],
  ['Ana María', { name: 'Ana María', number: '', size: '' }],
  ['M, M', { name: 'M', number: '', size: 'M' }],
])('reads %j', (line, row) => {
  expect(parseRoster(line, SIZES)).toEqual([row])
})

test('reads 200 rows and leaves out empty ones', () => {
  const rows = Array.from({ length: 200 }, (_, index) => `Name ${index},${index},S`)
  expect(parseRoster(`\n${rows.join('\r\n')}\n ,\n`, SIZES)).toHaveLength(200)
})

test.each([
  'Name,Number,Size',
  'Nombre\tN.º\tTalla',
  'Nom; Numéro; Taille',
  'Tamanho Nome Número',
  'Nomor, Nama',
  '#\tPLAYER\t',
])('reads %j as the headings of a table, not as a person', (headings) => {
  const [rosa] = parseRoster(`\n${headings}\nRosa,7,M`, SIZES)
  expect(rosa).toEqual({ name: 'Rosa', number: '7', size: 'M' })
})

test('keeps who is called like a heading', () => {
  expect(parseRoster('Nom', SIZES)).toMatchObject([{ name: 'Nom' }])
  expect(parseRoster('Talla, 7, M\nNombre, Talla', SIZES)).toHaveLength(2)
})

test('shortens long names and says in which rows', () => {
  const name = 'Maximiliana '.repeat(6).trim()
  const { rows, shortened } = shortenNames(parseRoster(`Ana,1,M\n${name},2,M\nIván,3,S`, SIZES))
  expect(shortened).toEqual([2])
  expect(rows.map((row) => row.name)).toEqual(['Ana', name.slice(0, 59), 'Iván'])
  const emoji = '👕'.repeat(61)
  expect(shortenNames([{ name: emoji, number: '', size: '' }]).rows[0]?.name).toBe('👕'.repeat(60))
})

test('fills the texts of one person and leaves the others', () => {
  const plain = { ...TEXT, id: 'l2', text: 'Lions' }
  expect(layersFor([TEXT, plain], { name: 'Rosa', number: '7' })).toEqual([
    { ...TEXT, text: '7 Rosa' },
    plain,
  ])
  expect(needsRoster({ layers: { front: [plain] } })).toBe(false)
  expect(needsRoster({ layers: { front: [plain], back: [TEXT] } })).toBe(true)
})

test('leaves out a text that says nothing of somebody', () => {
  const number = { ...TEXT, id: 'l2', text: '{number}' }
  expect(layersFor([TEXT, number], { name: 'Ana', number: '' })).toEqual([{ ...TEXT, text: 'Ana' }])
})

test('shows the first person of the list, with a sample of what they lack', () => {
  const sample = { name: 'Name', number: '10' }
  expect(shownPerson({}, sample)).toEqual(sample)
  expect(shownPerson({ roster: [{ name: 'Rosa', number: '', size: 'M' }] }, sample)).toEqual({
    name: 'Rosa',
    number: '10',
  })
})

test('a team becomes its design again, with the list and the texts in their places', () => {
  const plain = { ...TEXT, id: 'l2', text: 'Lions' }
  const number = { ...TEXT, id: 'l3', text: '{number}' }
  const template = [TEXT, plain, number]
  const texts = [
    { zoneId: 'back', index: 0, layer: TEXT },
    { zoneId: 'back', index: 2, layer: number },
  ]
  const items = [
    { name: 'Ana', number: '', variantId: 'var_s' },
    { name: 'Rosa', number: '7', variantId: 'var_m' },
  ].map(({ variantId, ...person }) => ({
    placements: [{ zoneId: 'back', layers: layersFor(template, person) }],
    quantities: { [variantId]: 1 },
    names: { garment: '', sizes: { var_s: 'S', var_m: 'M' } },
    member: { teamId: 'team', ...person, texts },
  })) as unknown as CartItem[]
  expect(teamDesign(items)).toEqual({
    layers: { back: template },
    roster: [
      { name: 'Ana', number: '', size: 'S' },
      { name: 'Rosa', number: '7', size: 'M' },
    ],
    quantities: { var_s: 1, var_m: 1 },
  })
})
