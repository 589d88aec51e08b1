import type { ContactLeadSubmitResponse } from '@platen/contract'
import { expect, test } from 'vitest'
import { newUuid, decodeId, encodeId } from '../../../platform/records/ids.ts'
import { codeOf, errorOf, fieldsOf } from '../../../testing/replies.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const shop = sharedTestApp({ now: new Date('2026-03-02T15:00:00Z') })

const LEAD = {
  channel: 'email',
  name: 'Ana Pérez',
  email: 'ana@example.com',
  topic: 'quote',
  message: 'Twelve hoodies with our logo.',
  consent: true,
  botToken: '',
}
const WHATSAPP_LEAD = { ...LEAD, channel: 'whatsapp', email: undefined, phone: '+50588887777' }

test('stores a request to be answered by email', async () => {
  const reply = await submit({ ...LEAD, orderNumber: 'PL-2026-000042', quantityEstimate: 12 })
  expect(reply.statusCode).toBe(201)
  const answer = reply.json<ContactLeadSubmitResponse>()
  expect(answer).toEqual({
    id: expect.stringMatching(/^led_/) as string,
    reference: expect.stringMatching(/^CL-2026-\d{6}$/) as string,
    status: 'new',
    channel: 'email',
    receivedAt: '2026-03-02T15:00:00.000Z',
    message: `Thank you! We received your request ${answer.reference} and will reply by email.`,
    whatsappUrl: null,
  })
  const [row] = await stored(answer)
  expect(row).toMatchObject({
    reference: answer.reference,
    name: 'Ana Pérez',
    email: 'ana@example.com',
    phone: null,
    order_number: 'PL-2026-000042',
    quantity_estimate: 12,
    status: 'new',
  })
})

test('links a WhatsApp chat with the shop in the language of the customer', async () => {
  const reply = await submit({ ...WHATSAPP_LEAD, locale: 'es-NI' })
  expect(reply.statusCode).toBe(201)
  const { message, reference, whatsappUrl } = reply.json<ContactLeadSubmitResponse>()
  expect(message).toContain('¡Gracias!')
  const url = new URL(whatsappUrl ?? '')
  expect(url.origin + url.pathname).toBe('https://wa.me/50370001234')
  expect(url.searchParams.get('text')).toContain(reference)
})

test('links no chat when the shop has no WhatsApp', async () => {
  const quiet = await startTestApp()
  try {
    await quiet.services.pool.query(`UPDATE store_settings SET support_channels = '[]'`)
    await expect
      .poll(async () => {
        const reply = await quiet.post('/api/contact-leads', WHATSAPP_LEAD)
        return reply.json<ContactLeadSubmitResponse>().whatsappUrl
      })
      .toBeNull()
  } finally {
    await quiet.close()
  }
})

test('emits an event without personal data', async () => {
  const answer = (await submit(LEAD)).json<ContactLeadSubmitResponse>()
  const { rows } = await shop.services.pool.query<{ type: string; payload: unknown }>(
    'SELECT type, payload FROM events WHERE lead_id = $1',
    [decodeId('lead', answer.id)],
  )
  expect(rows).toEqual([
    {
      type: 'lead.created',
      payload: { reference: answer.reference, channel: 'email', topic: 'quote' },
    },
  ])
})

test('numbers simultaneous requests without duplicates', async () => {
  const replies = await Promise.all(Array.from({ length: 20 }, () => submit(LEAD)))
  const references = replies.map((reply) => reply.json<ContactLeadSubmitResponse>().reference)
  expect(new Set(references).size).toBe(20)
})

test('stores the artwork of the request and refuses unknown artwork', async () => {
  const [one, other] = [await anArtwork(), await anArtwork()]
  const unknown = encodeId('artwork', newUuid())

  const answer = (await submit({ ...LEAD, artworkIds: [one, other] })).json<ContactLeadSubmitResponse>()
  expect((await stored(answer))[0]?.artwork_ids).toEqual([one, other].map((id) => decodeId('artwork', id)))

  const refused = await submit({ ...LEAD, artworkIds: [one, unknown] })
  expect(refused.statusCode).toBe(422)
  expect(errorOf(refused).fields).toEqual([
    { path: 'artworkIds[1]', message: 'there is no artwork with this id', reason: 'not_found' },
  ])
})

test.each([
  ['the email address', { ...LEAD, email: undefined, phone: '+50588887777' }, 'email'],
  ['the phone number', { ...LEAD, channel: 'whatsapp' }, 'phone'],
  ['the consent', { ...LEAD, consent: undefined }, 'consent'],
  ['the bot token', { ...LEAD, botToken: undefined }, 'botToken'],
])('refuses a request without %s that it needs', async (_what, body, path) => {
  const reply = await submit(body)
  expect(reply.statusCode).toBe(422)
  expect(fieldsOf(reply)).toEqual([path])
})

test.each([
  ['consent that was not given', { consent: false }, 'consent'],
  ['an unknown field', { newsletter: true }, 'newsletter'],
  ['a name of 121 characters', { name: '🎽'.repeat(121) }, 'name'],
  ['a name of blanks', { name: '   ' }, 'name'],
  ['a name with a line break', { name: 'Ana\nPérez' }, 'name'],
  ['a name with a NUL', { name: 'Ana\u0000' }, 'name'],
  ['a message with a control character', { message: 'Hello\u0007' }, 'message'],
  ['a message of 2,001 characters', { message: 'é'.repeat(2001) }, 'message'],
  ['a phone number that is not E.164', { phone: '8888-7777' }, 'phone'],
  ['an invalid email address', { email: 'ana' }, 'email'],
  ['a number that is text', { quantityEstimate: '12' }, 'quantityEstimate'],
  ['an id of another type', { artworkIds: [encodeId('order', newUuid())] }, 'artworkIds[0]'],
  [
    'more than five artworks',
    { artworkIds: Array.from({ length: 6 }, () => encodeId('artwork', newUuid())) },
    'artworkIds',
  ],
])('refuses %s', async (_what, change, path) => {
  const reply = await submit({ ...LEAD, ...change })
  expect(reply.statusCode).toBe(422)
  expect(errorOf(reply)).toMatchObject({ code: 'VALIDATION_FAILED' })
  expect(fieldsOf(reply)).toContain(path)
})

test.each([
  ['Latin letters', 'é'.repeat(120)],
  ['emoji beyond the basic plane', '🎽'.repeat(120)],
  ['Chinese characters beyond the basic plane', '𠮷'.repeat(120)],
  ['right-to-left letters', 'م'.repeat(120)],
])('accepts a name of 120 characters: %s', async (_what, name) => {
  const reply = await submit({ ...LEAD, name, message: 'Two lines,\n\tone tab.' })
  expect(reply.statusCode).toBe(201)
  const [row] = await stored(reply.json<ContactLeadSubmitResponse>())
  expect(row).toMatchObject({ name, message: 'Two lines,\n\tone tab.' })
})

test('allows five requests in ten minutes and says when to try again', async () => {
  const strict = await startTestApp({ config: { rateLimitFactor: 1 } })
  try {
    for (const remaining of ['4', '3', '2', '1', '0']) {
      const reply = await strict.post('/api/contact-leads', LEAD)
      expect(reply.statusCode).toBe(201)
      expect(reply.headers).toMatchObject({ 'ratelimit-limit': '5', 'ratelimit-remaining': remaining })
    }
    const refused = await strict.post('/api/contact-leads', LEAD)
    expect(refused.statusCode).toBe(429)
    expect(codeOf(refused)).toBe('RATE_LIMITED')
    expect(refused.headers).toMatchObject({
      'ratelimit-limit': '5',
      'ratelimit-remaining': '0',
      'ratelimit-reset': expect.stringMatching(/^\d+$/) as string,
      'retry-after': expect.stringMatching(/^\d+$/) as string,
    })
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600)
  } finally {
    await strict.close()
  }
})

test('stores one request for two submissions under one key', async () => {
  const headers = { 'idempotency-key': 'a-key-of-the-client' }
  const first = await submit({ ...LEAD, name: 'Said twice' }, headers)
  const again = await submit({ ...LEAD, name: 'Said twice' }, headers)
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  expect(again.headers['idempotent-replayed']).toBe('true')
  expect(again.body).toBe(first.body)
  const { rows } = await shop.services.pool.query(`SELECT 1 FROM contact_leads WHERE name = 'Said twice'`)
  expect(rows).toHaveLength(1)
})

function submit(body: unknown, headers?: Record<string, string>) {
  return shop.post('/api/contact-leads', body, headers)
}

async function stored(answer: ContactLeadSubmitResponse): Promise<Record<string, unknown>[]> {
  const { rows } = await shop.services.pool.query<Record<string, unknown>>(
    'SELECT * FROM contact_leads WHERE id = $1',
    [decodeId('lead', answer.id)],
  )
  return rows
}

async function anArtwork(): Promise<string> {
  const id = newUuid()
  await shop.services.pool.query(
    `INSERT INTO artworks (id, sha256, file_name, byte_size, format, inspection)
     VALUES ($1, sha256($2), 'logo.png', 1, 'png', '{"widthPx":600,"heightPx":400,"vector":false}')`,
    [id, Buffer.from(id)],
  )
  return encodeId('artwork', id)
}
