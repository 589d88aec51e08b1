import { expect, test } from 'vitest'
import { artworkFormatOf } from './artwork-format.ts'
import { drawn, svgOf } from './testing/drawn-files.ts'

test.each(['png', 'jpeg', 'webp', 'tiff'] as const)('recognises a %s by its content', async (format) => {
  expect(artworkFormatOf(await drawn('<circle r="9"/>', 20, 20)[format]().toBuffer())).toBe(format)
})

test.each([
  ['plain', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [
    'with a declaration and comments',
    '<?xml version="1.0"?>\n<!-- made by hand <svg> -->\r\n<!-- 2 --><svg/>',
  ],
  ['with a document type', '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
  ['with a prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
  ['with a long comment in front', `<!--${'x'.repeat(100_000)}--><svg/>`],
])('recognises an SVG %s', (_, text) => {
  const littleEndian = Buffer.from(`\ufeff${text}`, 'utf16le')
  expect(artworkFormatOf(Buffer.from(text))).toBe('svg')
  expect(artworkFormatOf(Buffer.from(`\ufeff${text}`))).toBe('svg')
  expect(artworkFormatOf(littleEndian)).toBe('svg')
  expect(artworkFormatOf(Buffer.from(littleEndian).swap16())).toBe('svg')
  expect(artworkFormatOf(littleEndian.subarray(2))).toBe('svg')
})

test.each([
  ['pdf', '%PDF-1.7'],
  ['psd', '8BPS\0\x01'],
  ['psd', '8BPS\0\x02'],
])('recognises a %s by its first bytes', (format, start) => {
  expect(artworkFormatOf(Buffer.from(start, 'latin1'))).toBe(format)
})

test.each([
  ['EPS', '%!PS-Adobe-3.0 EPSF-3.0'],
  ['EPS', '\xc5\xd0\xd3\xc6'],
  ['GIF', 'GIF89a'],
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['compressed', '\x1f\x8b\x08'],
  ['ZIP', 'PK\x03\x04'],
  ['BMP', 'BM\0\0'],
])('refuses a %s file by its name', (name, start) => {
  expect(() => artworkFormatOf(Buffer.from(start, 'latin1'))).toThrow(
    expect.objectContaining({ code: 'ARTWORK_REJECTED', message: expect.stringContaining(name) as string }),
  )
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('<')],
  ['a web page', Buffer.from('<!doctype html><html><svg/></html>')],
  ['an SVG inside other text', Buffer.from('hello <svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['an element that only begins like svg', Buffer.from('<svgs/>')],
  ['a RIFF file that is no WebP', Buffer.from('RIFF\0\0\0\0WAVE')],
  ['bytes that are no text', Buffer.concat([Buffer.from([0xc3, 0x28]), svgOf('')])],
])('refuses %s', (_, bytes) => {
  expect(() => artworkFormatOf(bytes)).toThrow(expect.objectContaining({ code: 'ARTWORK_REJECTED' }))
})
