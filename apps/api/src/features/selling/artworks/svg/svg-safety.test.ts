import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refuseDemandingSvg, refuseUnsafeSvg, SVG_BOUNDS } from './svg-safety.ts'
import { pngOf, svgOf } from '../testing/drawn-files.ts'

const REFUSED = expect.objectContaining({ name: 'Refusal', code: 'ARTWORK_REJECTED' }) as Error
const DOT = `data:image/png;base64,${pngOf({ width: 1, height: 1 }).toString('base64')}`

test.each([
  [
    'shapes, gradients and clips',
    '<defs><linearGradient id="g"/><clipPath id="c"><rect/></clipPath></defs><rect fill="url(#g)" clip-path="url( \'#c\' )" style="fill:url(#g)"/>',
  ],
  [
    'symbols and uses',
    '<symbol id="s"><circle r="3"/></symbol><use href=" &#10;#s "/><use xlink:href="#s"/>',
  ],
  [
    'an embedded picture',
    `<image href="${DOT}"/><image xlink:href="${DOT.replace('base64,', 'base64,\n ')}"/>`,
  ],
  [
    'a style sheet of its own',
    '<style>.a{fill:#f00} .b{fill:url(#g)}</style><style><![CDATA[.c > .d{stroke:red}]]></style>',
  ],
  [
    'metadata that names web addresses',
    '<metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:x r:resource="http://purl.org/dc/dcmitype/StillImage"/></r:RDF></metadata>',
  ],
  ['transforms and brackets in names', '<g transform="rotate(3) scale(2)" data-name="Layer (1) \\ copy"/>'],
  ['a harmless processing instruction', '<?xpacket begin="" id="W5M0"?>'],
])('accepts %s', (_, body) => {
  expect(refuseUnsafeSvg(svgOf(body)).markup).toContain('<svg')
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a script with a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg"/>'],
  ['a script in capitals', '<SCRIPT/>'],
  ['an event handler', '<rect onload="alert(1)"/>'],
  ['an event handler in capitals', '<rect ONCLICK="alert(1)"/>'],
  ['foreign content', '<foreignObject><p/></foreignObject>'],
  ['an iframe', '<iframe xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['an object', '<object/>'],
  ['an embed', '<embed/>'],
  ['sound', '<audio/>'],
  ['video', '<video/>'],
  ['an animation', '<a><set attributeName="href" to="javascript:alert(1)"/></a>'],
  ['a linked picture', '<image href="https://example.com/a.png"/>'],
  ['a picture on a share', '<image href="//example.com/a.png"/>'],
  ['a picture in a folder', '<image xlink:href="../a.png"/>'],
  ['a local file', '<image xlink:href="file:///etc/hostname"/>'],
  ['a reference with an unusual prefix', '<image xmlns:q="http://www.w3.org/1999/xlink" q:href="a.png"/>'],
  ['a script link', '<a href="javascript:alert(1)"/>'],
  ['a script link in disguise', '<a href=" java&#x09;script:alert(1)"/>'],
  ['a nested drawing', `<image href="data:image/svg+xml;base64,${svgOf('').toString('base64')}"/>`],
  ['a nested drawing in disguise', '<image href="data:&#10;IMAGE/svg+xml,%3Csvg/%3E"/>'],
  [
    'a nested drawing that says it is a PNG',
    `<image href="data:image/png;base64,${svgOf('').toString('base64')}"/>`,
  ],
  ['a drawing used from elsewhere', '<use href="other.svg#a"/>'],
  ['a fill from elsewhere', '<rect fill="url(https://example.com/a.svg#p)"/>'],
  ['a quoted fill from elsewhere', '<rect style="fill: url( \'https://example.com/a.svg#p\' )"/>'],
  ['a fill from elsewhere in capitals', '<rect style="fill:URL(http://example.com)"/>'],
  ['a fill behind an escape', '<rect style="fill:\\75 rl(http://example.com)"/>'],
  ['a fill behind a long escape', '<rect fill="u\\000072l(http://example.com)"/>'],
  ['an import', '<style>@import "http://example.com/a.css";</style>'],
  ['an import behind an escape', '<style>@\\69mport "http://example.com/a.css";</style>'],
  ['an import in character data', '<style><![CDATA[@import url(//example.com)]]></style>'],
  ['an import cut in two', '<style>@im<![CDATA[port "a.css"]]></style>'],
  ['a font', '<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AAAA)}</style>'],
  [
    'a style that hides behind comment marks in strings',
    '<style>a{content:"/*"}b{fill:url(http://example.com)}c{content:"*/"}</style>',
  ],
  ['an image set', '<rect style="mask:image-set(\'http://example.com/a.png\' 1x)"/>'],
  ['another base', '<g xml:base="http://example.com/"><use href="#a"/></g>'],
  ['an undeclared entity', '<text>&nbsp;</text>'],
  ['an unclosed element', '<g>'],
])('refuses %s', (_, body) => {
  expect(() => refuseUnsafeSvg(svgOf(body))).toThrow(REFUSED)
})

test.each([
  ['a document type from elsewhere', '<!DOCTYPE svg SYSTEM "http://evil.example/svg.dtd">'],
  ['entities', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'],
  ['a style sheet from outside', '<?xml-stylesheet href="http://example.com/a.css"?>'],
  ['an unusual encoding', '<?xml version="1.0" encoding="utf-7"?>'],
])('refuses %s before the root element', (_, prolog) => {
  expect(() => refuseUnsafeSvg(Buffer.concat([Buffer.from(prolog), svgOf('')]))).toThrow(REFUSED)
})

test('accepts and removes the document types that drawing programs write', () => {
  const drawing = svgOf('<rect/>')
  const w3c =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n  "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
  expect(refuseUnsafeSvg(Buffer.concat([Buffer.from(w3c), drawing])).markup).toBe(drawing.toString())
})

test('returns only the checked root element without what comes before it', () => {
  const drawing = svgOf('<rect/>')
  const before = Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-8"?>\r\n<!-- 😀 <svg> -->\n')
  expect(refuseUnsafeSvg(Buffer.concat([before, drawing])).markup).toBe(drawing.toString())
  expect(refuseUnsafeSvg(Buffer.from(`\ufeff${drawing.toString()}`, 'utf16le')).markup).toBe(
    drawing.toString(),
  )
})

test('reports live text and embedded pictures', () => {
  expect(refuseUnsafeSvg(svgOf('<text>Hi</text>'))).toMatchObject({ hasLiveText: true, pictures: [] })
  expect(refuseUnsafeSvg(svgOf(`<title>t</title><image href="${DOT}"/>`))).toMatchObject({
    hasLiveText: false,
    pictures: [pngOf({ width: 1, height: 1 })],
  })
})

test.each([
  ['no size', ''],
  ['a width alone', 'width="100"'],
  ['a relative size alone', 'width="100%" height="100%"'],
  ['a size of nothing', 'width="0" height="10"'],
  ['a negative size', 'width="-5" height="10"'],
  ['an empty viewBox', 'viewBox="0 0 0 0"'],
  ['an absurd size', 'width="1e9" height="1e9"'],
  ['an endless size', 'width="1e999" height="1e999"'],
  ['an absurd shape', 'viewBox="0 0 10000 3"'],
])('refuses a drawing with %s', (_, attributes) => {
  expect(() => refuseUnsafeSvg(svgOf('<rect/>', attributes))).toThrow(REFUSED)
})

test.each([
  ['width="25.4mm" height="1in"', { width: 72, height: 72, isOnPaper: true }],
  ['width="100%" height="100%" viewBox="0,0 30 40"', { width: 30, height: 40, isOnPaper: false }],
  ['width="60" viewBox="-5 -5 30 40"', { width: 60, height: 80, isOnPaper: false }],
  ['height="80px" viewBox="0 0 30 40"', { width: 60, height: 80, isOnPaper: false }],
])('reads the size from %s', (attributes, size) => {
  expect(refuseUnsafeSvg(svgOf('<rect/>', attributes)).size).toEqual(size)
})

test('refuses a drawing that is nested too deeply or has too many elements', () => {
  const deep = (levels: number) => svgOf('<g>'.repeat(levels) + '</g>'.repeat(levels))
  expect(() => refuseUnsafeSvg(deep(SVG_BOUNDS.depth - 1))).not.toThrow()
  expect(() => refuseUnsafeSvg(deep(SVG_BOUNDS.depth))).toThrow(REFUSED)
  expect(() => refuseUnsafeSvg(svgOf('<g/>'.repeat(SVG_BOUNDS.elements - 1)))).not.toThrow()
  expect(() => refuseUnsafeSvg(svgOf('<g/>'.repeat(SVG_BOUNDS.elements)))).toThrow(REFUSED)
  expect(() => refuseUnsafeSvg(svgOf(`<image href="${DOT}"/>`.repeat(SVG_BOUNDS.pictures + 1)))).toThrow(
    REFUSED,
  )
})

test('refuses an SVG of too many bytes', () => {
  expect(() => refuseUnsafeSvg(svgOf(' '.repeat(SVG_BOUNDS.bytes)))).toThrow(REFUSED)
})

test.each([
  ['uses', (from: string) => `<use href="#${from}"/>`],
  ['patterns', (from: string) => `<rect fill="url(#${from})"/>`],
])('refuses a few lines of %s that draw billions of shapes', (_, reference) => {
  const levels = (count: number) =>
    Array.from(
      { length: count },
      (_unused, level) => `<g id="l${level + 1}">${reference(`l${level}`).repeat(10)}</g>`,
    ).join('')
  expect(() => refuseUnsafeSvg(svgOf(`<g id="l0"><rect/></g>${levels(4)}`))).not.toThrow()
  expect(() => refuseUnsafeSvg(svgOf(`<g id="l0"><rect/></g>${levels(9)}`))).toThrow(REFUSED)
})

test.each([
  ['itself', '<g id="a"><use href="#a"/></g>'],
  ['a part that refers back', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['its surroundings', '<g id="a"><g><g id="b"/><use href="#a"/></g></g>'],
  ['the whole drawing', '<svg id="root"><use href="#root"/></svg>'],
])('refuses a part that refers to %s', (_, body) => {
  expect(() => refuseUnsafeSvg(svgOf(body))).toThrow(
    expect.objectContaining({ message: expect.stringContaining('refers to itself') as string }),
  )
})

test('handles a very long chain of uses', () => {
  const links = Array.from({ length: 50_000 }, (_, at) => `<g id="l${at}"><use href="#l${at + 1}"/></g>`)
  expect(() => refuseUnsafeSvg(svgOf(links.join('')))).toThrow(REFUSED)
})

const many = (count: number, piece: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => piece(index)).join('')
const nested = (count: number, open: string) => `${open.repeat(count)}<rect/>${'</g>'.repeat(count)}`

test.each([
  ['layers', 'masks inside each other', (count: number) => nested(count, '<g mask="url(#m)">')],
  ['layers', 'transparent groups inside each other', (count: number) => nested(count, '<g opacity="0.5">')],
  ['layers', 'filters in inline styles', (count: number) => nested(count, '<g style="filter: url(#f)">')],
  ['layers', 'clips inside each other', (count: number) => nested(count, '<g clip-path="url(#c)">')],
  [
    'layers',
    'classes that make layers',
    (count: number) => `<style>.a{ mix-blend-mode:multiply }</style>${nested(count, '<g class="a">')}`,
  ],
  [
    'layers',
    'masks that are masked by the next',
    (count: number) =>
      many(count, (at) => `<mask id="m${at}"><rect mask="url(#m${at + 1})"/></mask>`) + '<mask id="last"/>',
  ],
  [
    'layers',
    'transparent groups used in each other',
    (count: number) => many(count, (at) => `<g id="g${at}"><use opacity=".5" href="#g${at + 1}"/></g>`),
  ],
  [
    'layers',
    'patterns filled with the next',
    (count: number) => many(count, (at) => `<pattern id="p${at}"><rect fill="url(#p${at + 1})"/></pattern>`),
  ],
  [
    'filterSteps',
    'steps of a filter',
    (count: number) => `<filter id="f">${many(count, (at) => `<feFlood result="r${at}"/>`)}</filter>`,
  ],
  ['textCharacters', 'characters of text', (count: number) => `<text>${'a'.repeat(count)}</text>`],
  [
    'textCharacters',
    'characters of text in spans and character data',
    (count: number) => `<text><tspan>a</tspan><![CDATA[${'b'.repeat(count - 1)}]]></text>`,
  ],
] as const)('bounds the %s of a drawing: %s', (bound, _, draw) => {
  const check = (count: number) => () => refuseDemandingSvg(refuseUnsafeSvg(svgOf(draw(count))))
  expect(check(SVG_BOUNDS[bound])).not.toThrow()
  expect(check(SVG_BOUNDS[bound] + 1)).toThrow(REFUSED)
})

test.each([
  ['groups that are opaque', nested(100, '<g opacity="1" mask="none">')],
  ['groups that say in their style that they are opaque', nested(100, '<g style="fill:red;opacity:1">')],
  ['classes of colours', `<style>.a{fill:red;opacity:1}</style>${nested(100, '<g class="a">')}`],
  ['many transparent shapes beside each other', '<rect opacity=".5"/>'.repeat(500)],
  ['many filters', many(100, (at) => `<filter id="f${at}"><feOffset/><feMerge/></filter>`)],
  ['a long title', `<title>${'a'.repeat(50_000)}</title>`],
])('has no bound for %s', (_, body) => {
  expect(() => refuseDemandingSvg(refuseUnsafeSvg(svgOf(body)))).not.toThrow()
})

test('either accepts or refuses any drawing, without another error', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<',
      '>',
      '"',
      '=',
      '&',
      '<g ',
      '/>',
      '</g>',
      '<![CDATA[',
      ']]>',
      '<!--',
      'url(',
      '\\',
      'href="',
      'id="a"',
      '#a',
    ),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      try {
        refuseUnsafeSvg(svgOf(pieces.join('')))
      } catch (error) {
        expect(error).toEqual(REFUSED)
      }
    }),
  )
})
