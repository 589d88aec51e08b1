import { DEFAULT_LOOK, FONT_IDS, PRESETS } from '@platen/brand'
import { LOCALES } from '@platen/messages'
import { expect, test } from 'vitest'
import { readPdf } from '../../testing/pdf.ts'
import type { BusinessDocument } from './business-document.ts'
import { renderPage } from './render-page.ts'
import { renderPdf } from './render-pdf.ts'

const LINE = {
  name: 'Classic tee',
  detail: 'Black, M · Full front 200 × 200 mm',
  quantity: 12,
  price: { unitMinor: 1850, totalMinor: 22_200 },
}

const INVOICE: BusinessDocument = {
  kind: 'invoice',
  number: 'INV-2026-000017',
  locale: 'en',
  money: { currency: 'USD', currencyExponent: 2 },
  issuer: {
    name: 'Ana’s Print Shop',
    address: 'Calle Los Pinos 12\nSan Salvador',
    taxId: '0614-010180-102-3',
    contacts: ['hola@ana.example', '+503 7999 1234'],
    look: DEFAULT_LOOK,
    logoSha256: null,
  },
  recipient: { name: 'Zoë Ñandú', address: null, taxId: '123' },
  facts: [
    { name: 'issued', day: '2026-11-25' },
    { name: 'order', text: 'PL-2026-000042' },
  ],
  lines: [LINE],
  totals: {
    before: [
      { name: 'net', minor: 19_646 },
      { name: 'tax', minor: 2554, rateBp: 1300 },
    ],
    sum: { name: 'total', minor: 22_200 },
    after: [{ name: 'due', minor: 22_200 }],
  },
  message: null,
  footer: 'Thank you.',
}

const made = async (change: Partial<BusinessDocument> = {}) =>
  readPdf(await renderPdf({ ...INVOICE, ...change }, { logo: undefined, now: new Date(0) }))
const packed = (text: string) => text.replaceAll(/\s/g, '')

test('is one A4 page whose text can be copied', async () => {
  const pdf = await made()
  expect(pdf.pages).toBe(1)
  const { widthMm, heightMm } = await pdf.sizeOf(1)
  expect([widthMm, heightMm].map(Math.round)).toEqual([210, 297])
  const text = await pdf.textOf(1)
  for (const said of [
    'Invoice',
    'INV-2026-000017',
    'Zoë Ñandú',
    'Tax ID: 0614-010180-102-3',
    'November 25, 2026',
    '$18.50',
    'Tax (13%)',
    '$222.00',
    'Page 1 of 1',
    'Thank you.',
  ])
    expect(text).toContain(packed(said))
})

test.each([
  ['en', 'Invoice', '$222.00', 'Page 1 of 1'],
  ['es', 'Factura', '$222.00', 'Página 1 de 1'],
  ['pt-BR', 'Fatura', '$ 222,00', 'Página 1 de 1'],
  ['fr', 'Facture', '222,00 $', 'Page 1 sur 1'],
  ['id', 'Faktur', '$222,00', 'Halaman 1 dari 1'],
] as const)('speaks %s, with amounts as they are written there', async (locale, title, total, page) => {
  const text = await (await made({ locale })).textOf(1)
  for (const said of [title, total, page]) expect(text).toContain(packed(said))
  expect(text).not.toContain('?')
})

test('has the languages of Platen', () => {
  expect([...LOCALES].sort()).toEqual(['en', 'es', 'fr', 'id', 'pt-BR'])
})

test.each(FONT_IDS)('writes its words in %s', async (font) => {
  const look = { ...PRESETS.white, headingFont: font, textFont: font }
  const text = await (await made({ issuer: { ...INVOICE.issuer, look } })).textOf(1)
  expect(text).toContain(packed('Zoë Ñandú'))
  expect(text).toContain('$222.00')
})

test('repeats the heads of the columns on every page, and keeps the amounts together', async () => {
  const lines = Array.from({ length: 50 }, (_, at) => ({ ...LINE, name: `Line ${at + 1} of many` }))
  const pdf = await made({ lines })
  expect(pdf.pages).toBeGreaterThan(3)
  const texts = await Promise.all(Array.from({ length: pdf.pages }, (_, at) => pdf.textOf(at + 1)))
  for (const [at, text] of texts.slice(0, -1).entries()) {
    expect(text).toContain('Unitprice')
    expect(text).toContain(`Page${at + 1}of${pdf.pages}`)
  }
  for (let at = 1; at <= 50; at += 1)
    expect(texts.filter((text) => text.includes(`Line${at}ofmany`))).toHaveLength(1)
  for (const said of ['Netamount', 'Tax(13%)', 'Total', 'Amountdue']) expect(texts.at(-1)).toContain(said)
})

test('writes all of the terms, under their heading, and no line of them alone on the last page', async () => {
  const numbered = (count: number) =>
    Array.from({ length: count }, (_, at) => `Clause ${at + 1} of them.`).join('\n')
  const long = await made({ terms: numbered(300) })
  const texts = await Promise.all(Array.from({ length: long.pages }, (_, at) => long.textOf(at + 1)))
  const text = texts.join('')
  expect(text).toContain('TermsClause1ofthem.')
  for (let at = 1; at <= 300; at += 1) expect(text).toContain(`Clause${at}ofthem.`)

  const [, first] = /Clause(\d+)ofthem/.exec(texts[1]!)!
  const barely = await made({ terms: numbered(Number(first)) })
  expect(await barely.textOf(2)).toContain(`Clause${Number(first) - 1}ofthem.`)
  expect(await (await made({ terms: ' ' })).textOf(1)).not.toContain('Terms')
})

const HTML = '<script>alert("1")</script><b>&amp;</b>'
const LONG = 'x'.repeat(10_000)
const WORDS = 'lorem ipsum '.repeat(834)

test.each([
  ['HTML', HTML],
  ['10,000 letters without a space', LONG],
  ['10,000 letters of words', WORDS],
  ['emoji, control characters and right-to-left', '👩‍🎨\u0000\u202Eمرحبا\n\n\n'],
])('%s in every field keeps every mark on its page', async (_what, text) => {
  const party = { name: text, address: text, taxId: text }
  const change: Partial<BusinessDocument> = {
    number: text,
    issuer: { ...INVOICE.issuer, ...party, contacts: [text, text] },
    recipient: party,
    facts: INVOICE.facts.map(({ name }) => ({ name, text })),
    lines: [{ ...LINE, name: text, detail: text }, LINE],
    message: text,
    terms: text,
    footer: text,
  }
  const pdf = await made(change)
  expect(pdf.pages).toBeLessThan(7)
  for (let page = 1; page <= pdf.pages; page += 1) {
    const { data, width, height } = await pdf.pixelsOf(page, 1)
    const margin = Math.floor((19 / 25.4) * 72)
    for (let y = 0; y < height; y += 1)
      for (const x of [...Array(margin).keys()].flatMap((at) => [at, width - 1 - at]))
        if (data[(y * width + x) * 4]! < 200)
          throw new Error(`ink in the margin of page ${page} at ${x}, ${y}`)
  }
  const texts = await Promise.all(Array.from({ length: pdf.pages }, (_, at) => pdf.textOf(at + 1)))
  expect(texts.join('')).toContain('Tax(13%)')
  const page = await renderPage({ ...INVOICE, ...change }, undefined)
  expect(page).not.toMatch(/<script|<b>/)
})

test('the accent of a document can be read on paper', async () => {
  const look = { ...DEFAULT_LOOK, accent: '#ffe600', surface: 'ink' } as const
  const page = await renderPage({ ...INVOICE, issuer: { ...INVOICE.issuer, look } }, undefined)
  expect(page).not.toContain('#ffe600')
})
