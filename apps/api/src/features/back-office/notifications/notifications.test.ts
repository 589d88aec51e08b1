import { readPdf } from '../../../testing/pdf.ts'
import type { AdminUserRecord, DocumentRecord, PictureRecord } from '@platen/contract'
import { readDocumentFile } from '../documents/index.ts'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { startJobRunner, type JobRunner } from '../../../platform/jobs/job-runner.ts'
import { eventRelay } from '../../../platform/outbox/dispatch-events.ts'
import { createSmtpMailer } from '../../../platform/mail/smtp-mailer.ts'
import { openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { estimateReminders } from '../estimates/index.ts'
import { aLead, aPayment, anEvent, anOrder, setOrder } from '../../../testing/builders.ts'
import { startMailCatcher, type CaughtMail, type MailCatcher } from '../../../testing/mail-catcher.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { aPicture, openStorefront, upload } from '../../../testing/storefront.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { createMailedSignInLink, signInLinkRelay } from '../../selling/account/index.ts'
import { passwordLinkRelay, createMailedLink } from '../../people/admin-users/index.ts'
import { ownNamesOf } from '../../selling/catalog/index.ts'
import { trackingToken, trackingUrl } from '../../selling/orders/index.ts'
import { orderLinkRelay } from '../order-messages/index.ts'
import { mailQueue, type SendEmailDeps } from './send-email.ts'
import { emailSubscriber } from './email-jobs.ts'

const running: { stop(): Promise<void> }[] = []
let catcher: MailCatcher
const shop = sharedTestApp()
beforeAll(async () => {
  catcher = await startMailCatcher()
  await startRelay(catcher.url)
})
afterEach(() => {
  catcher.mails.splice(0)
})
afterAll(async () => {
  await Promise.all(running.map((runner) => runner.stop()))
  await catcher.close()
})

test('emails the customer and the shop about a new order', async () => {
  const order = await anOrder(shop.services.pool, {
    items: [{ garmentName: 'Classic tee', quantity: 2, unitPriceMinor: 1_250 }],
    feeMinor: 450,
    payBefore: new Date('2026-11-22T18:30:00Z'),
  })
  await anEvent(shop.services.pool, { type: 'order.created', orderId: order.id })
  const { 'ana@example.com': toCustomer, 'hello@platen.example': toShop } = await caught(2)

  expect(toCustomer!.mail.subject).toBe(`Order ${order.number} received – Platen Print Studio`)
  expect(toCustomer!.mail.from?.address).toBe('no-reply@platen.local')
  expect(toCustomer!.mail.replyTo?.[0]?.address).toBe('hello@platen.example')
  for (const part of [toCustomer!.mail.text, toCustomer!.mail.html]) {
    expect(part).toContain('Hello Ana Torres,')
    expect(part).toContain('2 × Classic tee')
    expect(part).toContain('$29.50')
    expect(part).toContain('0000-1234-5678')
    expect(part).toContain('Sunday, November 22, 2026 at 12:30 PM')
    expect(part).toContain('Wednesday, November 25, 2026')
    expect(part).toContain(
      `http://localhost:3000/orders/${trackingToken(shop.services.keys.tracking, order.id)}`,
    )
  }
  expect(toShop!.mail.subject).toBe(`New order ${order.number}`)
  expect(toShop!.mail.replyTo?.[0]).toMatchObject({ name: 'Ana Torres', address: 'ana@example.com' })
  expect(toShop!.mail.text).toContain('+50371112233')
  expect(toShop!.mail.text).toContain(`http://localhost:3000/admin/orders/${order.id}`)
})

test('film without a garment is named in the language of the email', async () => {
  const storefront = await openStorefront(shop)
  const items = [
    {
      kind: 'transfer' as const,
      artworkId: storefront.artworkId,
      ...{ widthMm: 200, heightMm: 200, quantity: 12 },
    },
  ]
  await storefront.ordered({ items })
  const { 'ana@example.com': toCustomer } = await caught(2)
  expect(toCustomer!.mail.text).toContain('12 × Transfer, 200 × 200 mm: $38.40')
  expect(toCustomer!.mail.attachments).toEqual([])
})

test('emails about an order carry its picture, the name of the shop and a button to pay, and load nothing', async () => {
  const storefront = await openStorefront(shop)
  const yellow = { width: 2400, height: 2400, channels: 3, background: '#f0c010' } as const
  const { id: artworkId } = await upload(shop, await sharp({ create: yellow }).png().toBuffer())
  const items = (await storefront.order()).items.map((item) => ({
    ...item,
    placements: item.placements.map((print) => ({ ...print, artworkId })),
  }))
  const order = await storefront.ordered({ items })
  const { 'ana@example.com': toCustomer, 'hello@platen.example': toShop } = await caught(2)
  const { html = '', text = '', attachments } = toCustomer!.mail
  const page = `http://localhost:3000/es/orders/${trackingToken(shop.services.keys.tracking, decodeId('order', order.id))}`

  expect(text.startsWith('Platen Print Studio\n')).toBe(true)
  expect(html).toContain('<header dir="auto">Platen Print Studio</header>')
  expect(text).toContain(`Pagar tu pedido: ${page}#pay`)
  expect(html).toContain(`<a class="button" href="${page}#pay">Pagar tu pedido</a>`)
  expect(html).toContain(`<a href="${page}">`)

  expect(html).toContain('<img src="cid:design@platen" alt="Camiseta clásica, Negro" width="280">')
  expect(html).not.toMatch(/src="(?!cid:)|url\(|@import|<link/)
  expect(attachments).toMatchObject([
    { contentId: '<design@platen>', mimeType: 'image/jpeg', disposition: 'inline' },
  ])
  const picture = sharp(Buffer.from(attachments[0]!.content as ArrayBuffer))
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(560)
  // The print is centred 178 mm below the top of its zone, 254 mm below the collar; the drawing is 950 mm wide.
  const at = (xMm: number, yMm: number) => {
    const [x, y] = [xMm + 475, yMm + 124].map((mm) => Math.round((mm * 560) / 950)) as [number, number]
    return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)]
  }
  const close = (found: number[], wanted: number[]) =>
    Math.max(...found.map((value, channel) => Math.abs(value - wanted[channel]!)))
  expect(close(at(0, 254), [0xf0, 0xc0, 0x10])).toBeLessThan(12)
  expect(close(at(0, 500), [0x17, 0x17, 0x1a])).toBeLessThan(12)

  expect(toShop!.mail.attachments).toEqual([])

  const read = vi.spyOn(shop.services.storage, 'get')
  onTestFinished(() => read.mockRestore())
  catcher.mails.splice(0)
  await anEvent(shop.services.pool, { type: 'payment.rejected', orderId: decodeId('order', order.id) })
  await caught(1)
  expect(read, 'to draw what this email does not show').not.toHaveBeenCalled()
})

test('emails an estimate with its message, prices and link, and tells the shop what the customer answers', async () => {
  const client = await openEstimateClient(shop)
  catcher.mails.splice(0)
  const { lines } = await client.request()
  const sent = await client.sent({
    lines: [...lines, { text: 'Setting up the design', quantity: 1, unitPriceMinor: 1_000 }],
    message: 'As we talked about.',
    validUntil: inAWeek(),
    depositPercent: 50,
    discount: { minor: 250, reason: 'Primer pedido' },
  })
  const { 'rosa@example.com': toCustomer } = await caught(1)
  expect(toCustomer!.mail.subject).toBe(`Tu cotización ${sent.number} – Platen Print Studio`)
  for (const part of [toCustomer!.mail.text, toCustomer!.mail.html]) {
    expect(part).toContain('As we talked about.')
    expect(part).toContain('1 × Setting up the design')
    expect(part).toContain('http://localhost:3000/estimates/')
    expect(part).toContain('Anticipo para empezar')
    expect(part).toContain('Descuento: Primer pedido')
    expect(part).not.toContain('Reemplaza a la anterior')
  }

  catcher.mails.splice(0)
  await client.send(sent)
  const { 'rosa@example.com': newer } = await caught(1)
  expect(newer!.mail.text).toContain('Esta es la versión 2. Reemplaza a la anterior.')

  catcher.mails.splice(0)
  await shop.post(`${publicPath(sent)}/declines`, { version: 2, reason: 'Too dear.' })
  const { 'hello@platen.example': toShop } = await caught(1)
  expect(toShop!.mail.subject).toBe(`Estimate ${sent.number} declined`)
  expect(toShop!.mail.text).toContain('Too dear.')
  expect(toShop!.mail.text).toContain('http://localhost:3000/admin/estimates/')
})

test('reminds of an estimate once before it expires, and not of one that was answered', async () => {
  const client = await openEstimateClient(shop)
  const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const waiting = await client.sent({ validUntil: tomorrow })
  const declined = await client.sent({ validUntil: tomorrow })
  await client.sent({ validUntil: inAWeek() })
  await shop.post(`${publicPath(declined)}/declines`, { version: 1 })
  await allJobsDone()
  catcher.mails.splice(0)
  // Not on the day on which it was sent.
  const reminders = estimateReminders(shop.services)
  const enqueued: unknown[] = []
  const run = () =>
    reminders.run({ enqueue: (_tx, _queue, jobs) => Promise.resolve(void enqueued.push(...jobs)) })
  await run()
  expect(enqueued).toEqual([])
  await backdate()
  await run()
  await run()
  expect(enqueued).toEqual([{ estimateId: decodeId('estimate', waiting.id), email: 'estimate-reminder' }])
})

const inAWeek = () => new Date(shop.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)

/** As if everything had been sent two days ago; versions themselves never change. */
async function backdate(): Promise<void> {
  const { pool } = shop.services
  await pool.query('ALTER TABLE estimate_versions DISABLE TRIGGER estimate_versions_stay')
  await pool.query(`UPDATE estimate_versions SET sent_at = sent_at - interval '2 days'`)
  await pool.query('ALTER TABLE estimate_versions ENABLE TRIGGER estimate_versions_stay')
}

test('emails carry the logo of the shop in the place of its name', async () => {
  const manager = await aMember(shop, 'manager')
  const form = uploadedForm({ content: await aPicture(400), fileName: 'logo.png' })
  const uploaded = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/pictures',
    headers: { ...manager.headers, ...form.headers },
    payload: form.payload,
  })
  const { pool } = shop.services
  const logoId = decodeId('picture', uploaded.json<PictureRecord>().id)
  await pool.query('UPDATE brand SET logo_id = $1', [logoId])
  onTestFinished(async () => {
    await pool.query('UPDATE brand SET logo_id = NULL')
  })
  const order = await anOrder(pool)
  await anEvent(pool, { type: 'order.created', orderId: order.id })
  const { 'ana@example.com': mail } = await caught(2)
  const { html = '', text = '', attachments } = mail!.mail
  expect(html).toContain('src="cid:logo@platen" alt="Platen Print Studio" width="48">')
  expect(text.startsWith('Platen Print Studio\n')).toBe(true)
  expect(attachments).toMatchObject([{ contentId: '<logo@platen>', mimeType: 'image/png' }])
})

test('sends the words of the owner in the language of the customer, without the picture that they leave out', async () => {
  const { pool } = shop.services
  await pool.query(
    `INSERT INTO message_templates (name, language, subject, body)
     VALUES ('order-ready', 'es', '¡{{number}} listo!', E'Pasa cuando quieras.\n{{link}}')`,
  )
  onTestFinished(async () => void (await pool.query('DELETE FROM message_templates')))
  const order = await anOrder(pool, { customerLocale: 'es' })
  await anEvent(pool, { type: 'fulfilment.ready', orderId: order.id })
  const { 'ana@example.com': mail } = await caught(1)
  expect(mail!.mail.subject).toBe(`¡${order.number} listo!`)
  expect(mail!.mail.text).toMatch(/^Platen Print Studio\n\nPasa cuando quieras\.\n\n[^\n]+: http\S+\s*$/)
  expect(mail!.mail.attachments).toEqual([])
})

test('asks nobody to pay who owes nothing', async () => {
  const order = await anOrder(shop.services.pool, { status: 'cancelled' })
  await anEvent(shop.services.pool, { type: 'order.cancelled', orderId: order.id })
  const { 'ana@example.com': mail } = await caught(1)
  expect(mail!.mail.html).not.toContain('#pay')
})

test('emails a Spanish-speaking customer in Spanish, with its dates and money, and the shop in its own language', async () => {
  const order = await anOrder(shop.services.pool, {
    customerLocale: 'es-ES',
    fulfilmentMethod: 'meetup',
    fulfilment: {
      meetupZoneId: 'centro',
      meetupZoneName: 'Centro',
      slot: { date: '2026-11-23', from: '17:00' },
    },
    items: [{ garmentName: 'Classic tee', quantity: 1_000, unitPriceMinor: 1_250 }],
  })
  await anEvent(shop.services.pool, { type: 'order.created', orderId: order.id })
  const { 'ana@example.com': toCustomer, 'hello@platen.example': toShop } = await caught(2)
  const text = toCustomer!.mail.text!.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(toCustomer!.mail.subject).toContain('Recibimos tu pedido')
  expect(text).toContain('Hola, Ana Torres:')
  expect(text).toContain('12.500,00 $')
  expect(text).toContain(
    'Lugar: Centro, San Salvador, centro histórico, Frente al Teatro Nacional\nCuándo: lunes 23 de noviembre de 2026, 17:00–19:00',
  )
  expect(text).toContain('1000 × Camiseta clásica, ')
  expect(text).toContain('Forma de pago: Transferencia bancaria')
  expect(text).toContain(`Incluye esta referencia: ${order.number}`)
  expect(text).toContain('Luego envíanos: El número de transacción del comprobante')
  expect(text).toContain('> Transfiere el total exacto')
  expect(toCustomer!.mail.html).toContain('<html lang="es-ES">')
  expect(toShop!.mail.subject).toContain('New order')
})

test.each([
  ['order.expired', 'has expired', 'expired'],
  ['order.changed', 'This is what it contains now', 'open'],
  ['order.cancelled', 'was cancelled', 'cancelled'],
  ['payment.verified', 'received your payment', 'open'],
  ['payment.rejected', 'could not find your payment', 'open'],
  ['fulfilment.ready', 'is ready', 'open'],
] as const)('emails the customer about %s', async (type, words, status) => {
  const order = await anOrder(shop.services.pool, { status })
  const reason = 'The slip shows another amount.'
  await anEvent(shop.services.pool, { type, orderId: order.id, payload: { reason } })
  const { 'ana@example.com': mail } = await caught(1)
  expect(mail!.mail.text).toContain(words)
  expect(mail!.mail.text).toContain(order.number)
  const asksForMoney = type === 'payment.rejected' || type === 'order.changed'
  const givesReason = asksForMoney || type === 'order.cancelled'
  expect(mail!.mail.text!.includes(reason)).toBe(givesReason)
  expect(mail!.mail.text!.includes('HOW TO PAY')).toBe(asksForMoney)
  expect(mail!.mail.text!.includes('Track your order: http')).toBe(type !== 'order.expired')
  expect(mail!.mail.text!.match(/^Total:/gm)?.length ?? 0).toBeLessThan(2)
})

test.each([
  ['order.created', { fulfilmentMethod: 'meetup', instructionId: 'cash_studio' }],
  ['fulfilment.ready', { fulfilmentMethod: 'pickup' }],
] as const)('says in %s where the studio is and when it is open', async (type, overrides) => {
  const order = await anOrder(shop.services.pool, { ...overrides, customerLocale: 'es' })
  const isReady = type === 'fulfilment.ready'
  if (isReady) await setOrder(shop.services.pool, order.id, { fulfilment_status: 'ready' })
  await anEvent(shop.services.pool, { type, orderId: order.id })
  const { 'ana@example.com': mail } = await caught(type === 'order.created' ? 2 : 1)
  for (const part of [mail!.mail.text, mail!.mail.html]) {
    expect(part).toContain('12 Avenida Norte, Colonia Médica, San Salvador')
    expect(part).toContain('Sábado, 09:00–13:00')
    expect(part).toContain('https://www.openstreetmap.org/')
    expect(part!.includes('Listo a más tardar')).toBe(!isReady)
  }
})

test('says how long a delivery takes, and leaves the studio out when it is paid by transfer', async () => {
  const deliveryArea = { id: 'metro', name: 'Metro', days: { min: 1, max: 2 } }
  const order = await anOrder(shop.services.pool, {
    fulfilmentMethod: 'delivery',
    fulfilment: { deliveryArea },
  })
  await anEvent(shop.services.pool, { type: 'fulfilment.ready', orderId: order.id })
  const { 'ana@example.com': mail } = await caught(1)
  expect(mail!.mail.text).toContain('Delivery time: 1 to 2 days after it is ready')
  expect(mail!.mail.text).not.toContain('Avenida Norte')
})

test('says how much was refunded now and in total, and why', async () => {
  const { pool } = shop.services
  const order = await anOrder(pool, { status: 'cancelled', paidMinor: 2_400, customerLocale: 'en' })
  await pool.query('UPDATE orders SET refunded_minor = 2000 WHERE id = $1', [order.id])
  const payload = { amountMinor: 1_500, reason: 'The shirt was torn.' }
  await anEvent(pool, { type: 'payment.refunded', orderId: order.id, payload })
  const { 'ana@example.com': mail } = await caught(1)
  expect(mail!.mail.subject).toBe(`Refund for order ${order.number} – Platen Print Studio`)
  for (const part of [mail!.mail.text, mail!.mail.html]) {
    for (const fact of ['$15.00', '$24.00', '$20.00', 'The shirt was torn.']) expect(part).toContain(fact)
  }
  expect(mail!.mail.text).not.toContain('Balance due')
})

test.each([
  ['en', 'What to change', 'Your artwork for order', '/orders/'],
  ['es', 'Qué cambiar', 'El arte de tu pedido', '/es/orders/'],
])('says what to change in the artwork, in %s', async (customerLocale, words, subject, path) => {
  const order = await anOrder(shop.services.pool, { customerLocale })
  const payload = { reason: 'More pixels, please.\nThe face <b>blurs</b>.' }
  await anEvent(shop.services.pool, { type: 'artwork.changes_requested', orderId: order.id, payload })
  const { 'ana@example.com': mail } = await caught(1)
  expect(mail!.mail.subject).toContain(subject)
  expect(mail!.mail.text).toContain(words.toLocaleUpperCase())
  expect(mail!.mail.text).toContain('> More pixels, please.\n> The face <b>blurs</b>.')
  expect(mail!.mail.html).toContain('&lt;b&gt;blurs&lt;/b&gt;')
  const token = trackingToken(shop.services.keys.tracking, order.id)
  expect(mail!.mail.text).toContain(`http://localhost:3000${path}${token}`)
})

test('says how much of a verified payment arrived and what is due, but promises nothing for a cancelled order', async () => {
  const { pool } = shop.services
  const going = await anOrder(pool, { paidMinor: 1_000, paymentStatus: 'partially_paid' })
  const ended = await anOrder(pool, {
    status: 'cancelled',
    paidMinor: 1_000,
    customerEmail: 'late@example.com',
  })
  for (const { id } of [going, ended]) {
    await anEvent(pool, { type: 'payment.verified', orderId: id, payload: { amountMinor: 700 } })
  }
  const mails = await caught(2)
  const [toGoing, toEnded] = ['ana@example.com', 'late@example.com'].map((who) => mails[who]!.mail.text!)
  for (const fact of ['Amount: $7.00', 'Paid: $10.00', 'Balance due: $14.00', 'Ready by']) {
    expect(toGoing).toContain(fact)
  }
  expect(toEnded).toContain('Amount: $7.00')
  expect(toEnded).not.toMatch(/Balance due|Ready by/)
})

test('emails a document that staff send, as a PDF of its own', async () => {
  const order = await anOrder(shop.services.pool, { customerLocale: 'es' })
  const owner = await aMember(shop, 'owner')
  const issued = await shop.post(
    `/api/admin/orders/${encodeId('order', order.id)}/documents`,
    { kind: 'invoice' },
    owner.headers,
  )
  const { id, number } = issued.json<DocumentRecord>()
  await shop.post(`/api/admin/documents/${id}/sendings`, {}, owner.headers)
  const { 'ana@example.com': toCustomer } = await caught(1)
  expect(toCustomer?.mail.subject).toContain(order.number)
  const files = toCustomer?.mail.attachments.filter(({ disposition }) => disposition === 'attachment')
  expect(files).toMatchObject([{ filename: `${number}.pdf`, mimeType: 'application/pdf' }])
  const pdf = await readPdf(Buffer.from(files![0]!.content as ArrayBuffer))
  expect(await pdf.textOf(1)).toContain(number)
})

test('asks the shop to check a payment', async () => {
  const order = await anOrder(shop.services.pool, { paymentStatus: 'submitted' })
  await aPayment(shop.services.pool, order.id, { amountMinor: 2_400, reference: 'TRX-1' })
  await anEvent(shop.services.pool, { type: 'payment.submitted', orderId: order.id })
  const { 'hello@platen.example': mail } = await caught(1)
  expect(mail!.mail.subject).toBe(`Check the payment for order ${order.number}`)
  expect(mail!.mail.text).toContain('Reference: TRX-1')
  expect(mail!.mail.text).toContain('Amount: $24.00')
})

test('asks for no payment while one is being checked, nor for a cancelled order', async () => {
  const { pool } = shop.services
  const checked = await anOrder(pool, { paymentStatus: 'submitted' })
  const ended = await anOrder(pool, { status: 'cancelled', customerEmail: 'late@example.com' })
  await anEvent(pool, { type: 'order.created', orderId: checked.id })
  await anEvent(pool, { type: 'order.created', orderId: ended.id })
  const mails = await caught(4)
  expect(mails['ana@example.com']!.mail.text).toContain('We are checking your payment')
  for (const address of ['ana@example.com', 'late@example.com']) {
    expect(mails[address]!.mail.text).not.toContain('0000-1234-5678')
  }
})

test('forwards a request to the shop and acknowledges it without repeating its message', async () => {
  const lead = await aLead(shop.services.pool, { message: 'Forty hoodies?\nNew order PL-1\n.\nQUIT' })
  await anEvent(shop.services.pool, { type: 'lead.created', leadId: lead.id })
  const { 'luis@example.com': toCustomer, 'hello@platen.example': toShop } = await caught(2)
  expect(toCustomer!.mail.text).toContain(lead.reference)
  expect(toCustomer!.raw).not.toContain('hoodies')
  expect(toShop!.mail.text).toContain('> Forty hoodies?\n> New order PL-1\n> .\n> QUIT')
  expect(toShop!.mail.replyTo?.[0]?.address).toBe('luis@example.com')
})

test('emails nobody without an address, and nobody who prefers WhatsApp', async () => {
  const { pool } = shop.services
  const order = await anOrder(pool, { customerEmail: null })
  const lead = await aLead(pool, { channel: 'whatsapp', phone: '+50372223344' })
  await anEvent(pool, { type: 'order.created', orderId: order.id })
  await anEvent(pool, { type: 'lead.created', leadId: lead.id })
  await allJobsDone()
  expect(catcher.mails.map(({ recipients }) => recipients)).toEqual([
    ['hello@platen.example'],
    ['hello@platen.example'],
  ])
})

test('does not let a name add a header, a recipient or markup', async () => {
  const name = 'Eve"\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>, <x@example.com>'
  const order = await anOrder(shop.services.pool, { customerName: name, customerEmail: 'eve@example.com' })
  await anEvent(shop.services.pool, { type: 'order.created', orderId: order.id })
  const { 'eve@example.com': toCustomer, 'hello@platen.example': toShop } = await caught(2)
  for (const { mail, raw, recipients } of [toCustomer!, toShop!]) {
    expect(recipients).toHaveLength(1)
    expect(mail.bcc).toBeUndefined()
    expect(mail.to).toHaveLength(1)
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
    expect(mail.html).not.toContain('<script')
  }
  expect(toShop!.mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(toShop!.mail.replyTo).toHaveLength(1)
})

test.each([
  'Visit https://win.example now',
  'win.example',
  'call +503 7000',
  'Cheap @example',
  'x'.repeat(120),
])('does not repeat a name that advertises: %s', async (name) => {
  const lead = await aLead(shop.services.pool, { name })
  await anEvent(shop.services.pool, { type: 'lead.created', leadId: lead.id })
  const { 'luis@example.com': mail } = await caught(2)
  expect(mail!.mail.text).toContain('Hello,')
  expect(mail!.mail.text).not.toContain(name)
})

test('keeps customer input on its own line of the text', async () => {
  const order = await anOrder(shop.services.pool, { customerName: 'Ana\nAccount: 9999' })
  await anEvent(shop.services.pool, { type: 'order.created', orderId: order.id })
  const { 'ana@example.com': toCustomer, 'hello@platen.example': toShop } = await caught(2)
  for (const { mail } of [toCustomer!, toShop!]) expect(mail.text).not.toMatch(/^Account: 9999/m)
})

test('delivers each event once while three relays share one database', async () => {
  await Promise.all([startRelay(catcher.url), startRelay(catcher.url)])
  const { id } = await anOrder(shop.services.pool)
  const count = 25
  for (let index = 0; index < count; index += 1) {
    await anEvent(shop.services.pool, { type: 'order.expired', orderId: id })
  }
  await allJobsDone()
  expect(new Set(catcher.mails.map(({ mail }) => mail.messageId)).size).toBe(count)
  expect(catcher.mails).toHaveLength(count)
})

test('sends an email once the mail server is back, with the same Message-ID', async () => {
  const other = await startTestApp()
  const gone = await startMailCatcher()
  await gone.close()
  const relay = await startRelay(gone.url, other)
  try {
    const order = await anOrder(other.services.pool)
    const id = await anEvent(other.services.pool, { type: 'order.expired', orderId: order.id })
    const failures = async () => (await listJobs(other)).filter(({ retry_count }) => retry_count > 0)
    await vi.waitFor(async () => expect(await failures()).toHaveLength(1), PATIENTLY)
    expect((await failures())[0]!.output).toEqual({
      reason: 'The mail server did not accept the email (ESOCKET).',
    })

    const back = await startMailCatcher({ port: gone.port })
    await vi.waitFor(() => expect(back.mails).toHaveLength(1), PATIENTLY)
    expect(back.mails[0]!.mail.messageId).toBe(`<event-${id}-order-expired@localhost>`)
    await back.close()
  } finally {
    await relay.stop()
    await other.close()
  }
})

test('sends an email from a job that 0.1.0 stored', async () => {
  const { pool } = shop.services
  const eventId = await anEvent(pool, { type: 'lead.updated', leadId: (await aLead(pool)).id })
  const job = { eventId, letter: 'shop-lead-received' }
  await mailQueue(depsOf(shop, catcher.url)).work(job, {
    isLast: false,
    signal: new AbortController().signal,
  })
  expect(await caught(1)).toHaveProperty(['hello@platen.example'])
})

test('gives up on a mailbox that does not exist and keeps its address out of the reason', async () => {
  const other = await startTestApp()
  const picky = await startMailCatcher({ refuse: () => 550 })
  const relay = await startRelay(picky.url, other)
  try {
    const order = await anOrder(other.services.pool)
    await anEvent(other.services.pool, { type: 'order.expired', orderId: order.id })
    const dead = async () => (await listJobs(other)).filter(({ name }) => name === 'mail-dead')
    await vi.waitFor(async () => expect(await dead()).toHaveLength(1), PATIENTLY)
    const jobs = JSON.stringify(await listJobs(other))
    expect(jobs).toContain('EENVELOPE, reply 550')
    expect(jobs).not.toContain('ana')
  } finally {
    await relay.stop()
    await picky.close()
    await other.close()
  }
})

test('emails the link of an order to its customer, for each request', async () => {
  const order = await anOrder(shop.services.pool, { customerLocale: 'es' })
  await shop.services.pool.query(
    `INSERT INTO order_link_requests (id, number, email, requested_at) VALUES (gen_random_uuid(), $1, 'Ana@example.com', now())`,
    [order.number],
  )
  await vi.waitFor(() => expect(catcher.mails).toHaveLength(1), PATIENTLY)
  const [caughtMail] = catcher.mails
  expect(caughtMail!.mail.subject).toBe(`Enlace a tu pedido ${order.number} – Platen Print Studio`)
  expect(caughtMail!.mail.text).toContain(
    `/es/orders/${trackingToken(shop.services.keys.tracking, order.id)}`,
  )
})

test('emails a password link in the language of the shop, with a token that is stored nowhere', async () => {
  const { services } = shop
  const mailing = { ...services, config: { ...services.config, smtpUrl: catcher.url } }
  const owner = await aMember(shop, 'owner')
  const app = buildApp(mailing)
  onTestFinished(() => app.close())
  const invite = (email: string) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/users',
      headers: owner.headers,
      payload: { email, name: 'Rosa', role: 'production' },
    })
  const shown = (await invite('rosa@shop.example')).json<AdminUserRecord>()
  const { 'rosa@shop.example': invitation } = await caught(1)
  expect(invitation!.mail.subject).toBe('You are invited to the team of Platen Print Studio')
  const mailed = /password#([\w-]{43})/.exec(invitation!.mail.text ?? '')?.[1] ?? ''
  expect(invitation!.mail.html).toContain(mailed)
  expect(shown.invitationUrl).not.toContain(mailed)
  const { rows } = await services.pool.query<{ text: string }>(
    `SELECT data::text AS text FROM pgboss.job UNION ALL SELECT l::text FROM password_links l`,
  )
  for (const secret of [mailed, String(shown.invitationUrl).split('#')[1] ?? '']) {
    expect(rows.some(({ text }) => text.includes(secret))).toBe(false)
  }

  const set = (token: string) =>
    shop.post('/api/admin/passwords', { token, password: 'a sentence of my own' })
  expect((await set(mailed)).statusCode).toBe(201)
  // The link that was shown has another token, which is used up too.
  expect((await set(String(shown.invitationUrl).split('#')[1] ?? '')).statusCode).toBe(404)

  catcher.mails.splice(0)
  await services.pool.query(`UPDATE store_settings SET locales = '{es}'`)
  onTestFinished(async () => {
    await services.pool.query(`UPDATE store_settings SET locales = '{en,es}'`)
  })
  await app.inject({ method: 'POST', url: `/api/admin/users/${shown.id}/reset`, headers: owner.headers })
  const { 'rosa@shop.example': reset } = await caught(1)
  expect(reset!.mail.subject).toBe('Elige una contraseña nueva – Platen Print Studio')
})

test('emails a sign-in link in the language of the page to known addresses only', async () => {
  await anOrder(shop.services.pool, { customerEmail: 'clara.account@example.com', customerPhone: null })
  await startRelay(catcher.url)
  await allJobsDone()
  catcher.mails.splice(0)
  for (const email of ['nobody.account@example.com', 'Clara.Account@example.com'])
    await shop.post('/api/v1/account/sign-in-links', { email, locale: 'es' })
  const { 'Clara.Account@example.com': sent } = await caught(1)
  expect(sent!.mail.subject).toBe('Tu enlace para entrar – Platen Print Studio')
  for (const part of ['Hola, Ana Torres:', 'Entrar', 'Si no lo pediste'])
    expect(sent!.mail.text).toContain(part)
  const url = /http\S+\/es\/account\/link#[\w-]{43}/.exec(sent!.mail.text ?? '')?.[0] ?? ''
  expect(sent!.mail.html).toContain(url)
  const reply = await shop.post('/api/v1/account/sessions', { token: url.split('#')[1] })
  expect(reply.statusCode).toBe(201)
})

test('sends no email for a link that was used or replaced meanwhile', async () => {
  const write = (linkId: string) => createMailedLink(shop.services, linkId)
  expect(await write('01990000-0000-7000-8000-000000000000')).toBeUndefined()

  const owner = await aMember(shop, 'owner')
  const late = { email: 'late@shop.example', name: 'Late', role: 'viewer' }
  await shop.post('/api/admin/users', late, owner.headers)
  const { rows } = await shop.services.pool.query<{ linkId: string; userId: string }>(
    `SELECT l.id AS "linkId", u.id AS "userId" FROM password_links l JOIN admin_users u ON u.id = l.user_id
     WHERE u.email = 'late@shop.example'`,
  )
  const [link] = rows
  const taken = `SELECT FROM admin_users WHERE id = '${link!.userId}' FOR NO KEY UPDATE;
    DELETE FROM password_links WHERE user_id = '${link!.userId}'`
  expect(await meanwhile(shop, taken, () => write(link!.linkId))).toBeUndefined()
})

const PATIENTLY = { timeout: 20_000, interval: 50 }

async function startRelay(smtpUrl: string, app: TestApp = shop): Promise<JobRunner> {
  const { services, databaseUrl } = app
  const queue = mailQueue(depsOf(app, smtpUrl), { limit: 50, delaySeconds: 1, maxDelaySeconds: 1 })
  const runner = await startJobRunner({
    databaseUrl,
    pool: services.pool,
    log: pino({ level: 'silent' }),
    queues: [{ ...queue, pollSeconds: 0.5 }],
    schedules: [],
    intervals: [
      { ...eventRelay({ ...services, subscribers: [emailSubscriber] }), everySeconds: 0.1 },
      { ...passwordLinkRelay(services), everySeconds: 0.1 },
      { ...orderLinkRelay(services), everySeconds: 0.1 },
      { ...signInLinkRelay(services), everySeconds: 0.1 },
    ],
  })
  if (app === shop) running.push(runner)
  return runner
}

function depsOf({ services }: TestApp, smtpUrl: string): SendEmailDeps {
  return {
    database: services.database,
    storage: services.storage,
    ownNames: async () => ownNamesOf(await services.shop.get()).all,
    mailer: createSmtpMailer({ smtpUrl, from: services.config.mailFrom }),
    messageIdHost: 'localhost',
    documentFile: (id) => readDocumentFile(services, id),
    signInLink: (linkId) => createMailedSignInLink(services, linkId),
    passwordLink: (linkId) => createMailedLink(services, linkId),
    trackingUrl: (id, locale) =>
      trackingUrl('http://localhost:3000', trackingToken(services.keys.tracking, id), locale),
    estimateUrl: (id) => `http://localhost:3000/estimates/${id}`,
    consoleUrl: (id) => `http://localhost:3000/admin/orders/${id}`,
    estimateConsoleUrl: (id) => `http://localhost:3000/admin/estimates/${id}`,
  }
}

/** Waits for this many emails and for any unexpected ones, and returns them by recipient. */
async function caught(count: number): Promise<Partial<Record<string, CaughtMail>>> {
  await vi.waitFor(() => expect(catcher.mails.length).toBeGreaterThanOrEqual(count), PATIENTLY)
  await allJobsDone()
  expect(catcher.mails).toHaveLength(count)
  return Object.fromEntries<CaughtMail>(catcher.mails.map((mail) => [mail.recipients[0] ?? '', mail]))
}

async function allJobsDone(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await shop.services.pool.query(
      `SELECT id FROM events WHERE dispatched_at IS NULL
       UNION ALL SELECT 1 FROM password_links WHERE letter_due
       UNION ALL SELECT 1 FROM account_links WHERE email_due
       UNION ALL SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state <> 'completed'`,
    )
    expect(rows).toEqual([])
  }, PATIENTLY)
}

interface JobRow {
  readonly name: string
  readonly retry_count: number
  readonly data: unknown
  readonly output: unknown
}

async function listJobs(app: TestApp): Promise<JobRow[]> {
  const { rows } = await app.services.pool.query<JobRow>(
    'SELECT name, retry_count, data, output FROM pgboss.job',
  )
  return rows
}
