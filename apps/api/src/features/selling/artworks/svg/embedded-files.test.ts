import { assert, constantFrom, array, property } from 'fast-check'
import { expect, test } from 'vitest'
import { cutFiles, withFiles, withoutBreaks } from './embedded-files.ts'

const PIECES = [
  ...[
    'data:image/png;base64,',
    'DATA:image/JPEG;charset=utf-8;base64,',
    'data:image/svg+xml;base64,',
    'data:',
  ],
  ...['iVBORw0KGgo', 'AA==', '&#10;', '&#xA;', '&#1', '\n', ' ', '"', "'", '<image href="', '/>', ',', '$&'],
]

test('a drawing is what it was with its files in place again', () => {
  assert(
    property(array(constantFrom(...PIECES), { maxLength: 40 }), (pieces) => {
      const drawing = pieces.join('')
      const cut = cutFiles(drawing)
      expect(withFiles(cut.text, cut)).toBe(drawing)
    }),
  )
})

test('cuts out base64 with its line breaks, and nothing that an XML parser reads', () => {
  const drawing =
    '<image href="data:image/png;base64,iVBO\n Rw0K&#10;Ggo=" x="1"/><text>data:image/png;base64,AA&lt;</text>'
  const { text, files, mark } = cutFiles(drawing)
  expect(files).toEqual(['iVBO\n Rw0K&#10;Ggo=', 'AA'])
  expect(text.replaceAll(mark, '$1')).toBe(
    '<image href="data:image/png;base64,0" x="1"/><text>data:image/png;base64,1&lt;</text>',
  )
  expect(files.map(withoutBreaks)).toEqual(['iVBORw0KGgo=', 'AA'])
})
