import { expect, test } from 'vitest'
import { colourOfName } from './colour-of-name.ts'

test.each([
  ['white', ['White', 'Blanco', 'blanca', 'Branco', 'Blanc', 'Putih', ' BLANCO '], '#ffffff'],
  ['black', ['Black', 'Negro', 'Preto', 'Noir', 'Hitam', 'Negro vintage'], '#1a1a1a'],
  ['navy', ['Navy', 'Azul marino', 'Azul-marinho', 'Bleu marine', 'Biru dongker'], '#1f2a44'],
  ['pink', ['Pink', 'Rosa', 'Rose', 'Merah muda'], '#f2a7c0'],
  ['brown', ['Brown', 'Café', 'Marrón', 'Marrom', 'Cokelat'], '#6b4630'],
])('knows %s in five languages', (_, names, hex) => {
  for (const name of names) expect([name, colourOfName(name)]).toEqual([name, hex])
})

test('prefers the longer name, and whole words', () => {
  expect(colourOfName('Azul')).not.toBe(colourOfName('Azul marino'))
  expect(colourOfName('Merah')).not.toBe(colourOfName('Merah muda'))
  expect(colourOfName('Gris jaspeado claro')).toBe('#b4b6ba')
  expect(colourOfName('Redwood')).toBeUndefined()
})

test('says nothing of names that are no colour', () => {
  for (const name of ['', 'Colección 2027', '№ 5', 'Ñandú']) expect(colourOfName(name)).toBeUndefined()
})
