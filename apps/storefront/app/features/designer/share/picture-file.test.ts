import { expect, test } from 'vitest'
import { pictureFile } from './picture-file.ts'

test.each([
  ['Equipo Volcán.svg', 'Equipo Volcán.png'],
  ['AC/DC: live?.svg', 'AC DC live.png'],
  ['..png', 'classic-tee.png'],
])('the picture of %s is %s', (fileName, expected) => {
  expect(pictureFile([{ artwork: null }, { artwork: { fileName } }], 'classic-tee')).toBe(expected)
})

test('without a print it is named after the garment', () => {
  expect(pictureFile([], 'classic-tee')).toBe('classic-tee.png')
})
