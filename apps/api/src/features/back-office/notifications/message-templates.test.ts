import type {
  MessageTemplate,
  MessageTemplatePreview,
  TemplateText,
  WhatsAppMessageRecord,
} from '@platen/contract'
import { afterEach, expect, test } from 'vitest'
import { openEstimateClient } from '../../../testing/estimate-client.ts'
import { dispatchEvents } from '../../../platform/outbox/dispatch-events.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { anEvent, anOrder } from '../../../testing/builders.ts'
import { codeOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { whatsAppSubscriber } from '../order-messages/index.ts'
import { originalText, rulesOf, textProblems } from './template-rules.ts'
import { languageFor } from '../../../messages/messages.ts'
import { LOCALES } from '@platen/messages'
import { TEMPLATE_NAMES } from '@platen/contract'

const URL = '/api/admin/message-templates'
const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))
const support = shared(() => aMember(shop, 'support'))

const read = async (place: string) =>
  (await shop.get(`${URL}/${place}`, manager.headers)).json<MessageTemplate>()
const put = async (place: string, text: TemplateText | null, headers = manager.headers) =>
  shop.app.inject({
    method: 'PUT',
    url: `${URL}/${place}`,
    headers,
    payload: { revision: (await read(place)).revision, text },
  })
const preview = (place: string, text: TemplateText, orderId?: string) =>
  shop.post(`${URL}/${place}/preview`, { text, ...(orderId && { orderId }) }, manager.headers)

afterEach(() => shop.services.pool.query('DELETE FROM message_templates'))

test('the originals in every language keep the rules that hold for texts of owners', () => {
  for (const name of TEMPLATE_NAMES)
    for (const locale of LOCALES)
      expect(
        textProblems(name, originalText(name, languageFor([locale]).messages)),
        `${name} ${locale}`,
      ).toEqual([])
})

test('lists every text in each language of the shop, with the originals until one is edited', async () => {
  const all = (await shop.get(URL, support.headers)).json<MessageTemplate[]>()
  expect(new Set(all.map(({ name }) => name)).size).toBe(TEMPLATE_NAMES.length)
  expect(all.every(({ edited, body, original }) => !edited && body === original.body)).toBe(true)
  const ready = all.find(({ name, language }) => name === 'order-ready' && language === 'en')!
  expect(ready.body).toBe(
    '{{greeting}}\n\nGood news: your order {{number}} is ready.\n\n{{design}}\n\n{{delivery}}\n\n{{balance}}\n\n{{link}}\n\n{{storeName}} sent you this email about your order, estimate or request.',
  )
  expect(ready.variables.map(({ name }) => name)).toEqual(rulesOf('order-ready').map(({ name }) => name))
  expect(ready.variables.find(({ name }) => name === 'number')).toMatchObject({ example: 'PL-2026-000042' })
})

test('an edited email is sent in its order, with its words escaped, and the original comes back', async () => {
  const { id } = await anOrder(shop.services.pool)
  const text = {
    subject: '{{storeName}}: {{number}} <b>ready</b>',
    body: '{{link}}\nCome by & see <script>alert(1)</script>: {{total}}\n{{greeting}}',
  }
  expect((await put('order-ready/en', text)).json<MessageTemplate>()).toMatchObject({
    ...text,
    edited: true,
    revision: 2,
    updatedBy: { name: 'The manager' },
  })
  const reply = await preview('order-ready/en', text, encodeId('order', id))
  const shown = reply.json<MessageTemplatePreview>()
  expect(shown.subject).toMatch(/^Platen Print Studio: PL-.* <b>ready<\/b>$/)
  expect(shown.html).not.toContain('<script>')
  expect(shown.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(shown.html!.indexOf('class="button"')).toBeLessThan(shown.html!.indexOf('Hello Ana Torres,'))
  expect(shown.html).not.toContain('Balance due')

  expect((await put('order-ready/en', null)).json()).toMatchObject({ edited: false, revision: 3 })
  expect((await read('order-ready/en')).body).toContain('Good news')
})

test.each([
  [
    'order-ready/en',
    { subject: 'Ready', body: 'Dear {{nmae}}\n{{link}}' },
    { 'text.body': 'unknown_variable' },
  ],
  ['order-ready/en', { subject: 'Ready {{', body: '{{link}}' }, { 'text.subject': 'unknown_variable' }],
  ['order-ready/en', { subject: '{{link}}', body: '{{link}}' }, { 'text.subject': 'unknown_variable' }],
  ['order-ready/en', { subject: 'Ready', body: 'Come by.' }, { 'text.body': 'lacks_link' }],
  ['order-ready/en', { subject: 'Ready', body: 'See {{link}}' }, { 'text.body': 'section_in_line' }],
  ['order-ready/en', { subject: 'Ready', body: '{{link}}\n{{link}}' }, { 'text.body': 'repeated' }],
  ['order-ready/en', { subject: null, body: '{{link}}' }, { 'text.subject': 'required' }],
  [
    'order-ready/en',
    { subject: 'Ready', body: `{{link}}\n${'x'.repeat(10_000)}` },
    { 'text.body': 'too_long' },
  ],
  ['whatsapp-order-ready/es', { subject: 'Listo', body: '{{link}}' }, { 'text.subject': 'not_used' }],
  ['whatsapp-order-ready/es', { subject: null, body: '{{greeting}}' }, { 'text.body': 'lacks_link' }],
  ['team-reset/en', { subject: 'New password', body: 'Ask us.' }, { 'text.body': 'lacks_link' }],
])('refuses a text for %s that breaks a rule: %j', async (place, text, expected) => {
  for (const reply of [await put(place, text), await preview(place, text)]) {
    expect(codeOf(reply)).toBe('VALIDATION_FAILED')
    const [field] = reply.json<{ error: { fields: { path: string; reason: string }[] } }>().error.fields
    expect({ [field!.path]: field!.reason }).toEqual(expected)
  }
  expect((await read(place)).edited).toBe(false)
})

test('refuses a language or a name that there is not', async () => {
  for (const place of ['order-ready/xx', 'nothing/en'])
    expect((await shop.get(`${URL}/${place}`, manager.headers)).statusCode).toBe(404)
})

test('the second of two changes to the same text is refused, and support may only read', async () => {
  const text = { subject: null, body: 'Listo: {{link}}' }
  await put('whatsapp-order-ready/es', text)
  const stale = await shop.app.inject({
    method: 'PUT',
    url: `${URL}/whatsapp-order-ready/es`,
    headers: manager.headers,
    payload: { revision: 1, text },
  })
  expect(codeOf(stale)).toBe('REVISION_CONFLICT')
  expect(codeOf(await put('whatsapp-order-ready/es', text, support.headers))).toBe('FORBIDDEN')
})

test('a prepared WhatsApp message has the words of the owner in the language of the customer', async () => {
  await put('whatsapp-order-ready/es', {
    subject: null,
    body: '{{greeting}}\n\n{{studio}}\n\n\nListo: {{link}}',
  })
  const order = await anOrder(shop.services.pool, {
    customerEmail: null,
    customerPhone: '+50371113344',
    customerLocale: 'es',
    fulfilmentMethod: 'delivery',
  })
  await anEvent(shop.services.pool, { type: 'fulfilment.ready', orderId: order.id })
  await dispatchEvents({
    ...shop.services,
    enqueue: () => Promise.resolve(),
    subscribers: [whatsAppSubscriber],
  })
  const messages = (await shop.get('/api/admin/whatsapp-messages', support.headers)).json<
    WhatsAppMessageRecord[]
  >()
  expect(messages.find(({ number }) => number === order.number)?.text).toMatch(
    /^Hola, Ana Torres:\n\nListo: http:\/\/localhost:3000\/es\/orders\/\S+$/,
  )
})

test('the WhatsApp text of an estimate has the words of the owner in the language of the customer', async () => {
  const client = await openEstimateClient(shop)
  const estimate = await client.sent()
  const textOf = async () =>
    decodeURIComponent(String((await client.read(estimate)).whatsappUrl).split('?text=')[1] ?? '')
  expect(await textOf()).toBe(
    `Hola, Rosa Cruz:\n\nAquí está tu cotización ${estimate.number}, con imágenes y precios. Puedes aprobarla aquí:\n\n${String(estimate.url)}\n\nPlaten Print Studio`,
  )
  await put('whatsapp-estimate-sent/es', { subject: null, body: '{{greeting}}\n{{number}}: {{link}}' })
  expect(await textOf()).toBe(`Hola, Rosa Cruz:\n${estimate.number}: ${String(estimate.url)}`)
  const seen = await preview('whatsapp-estimate-sent/en', { subject: null, body: '{{number}} {{link}}' })
  expect(seen.json<{ text: string }>().text).toMatch(/^ES-2026-000042 http\S+\/estimates\/…$/)
})

test('a preview of every original works without an order, and links of a preview lead nowhere', async () => {
  for (const { name, body, subject } of (await shop.get(URL, manager.headers)).json<MessageTemplate[]>()) {
    const reply = await preview(`${name}/en`, { subject, body })
    expect(reply.statusCode, `${name}: ${reply.body}`).toBe(200)
    expect(reply.body).not.toMatch(/orders\/[\w-]{20,}/)
  }
})
