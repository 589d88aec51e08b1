import { readPdf } from '../../../testing/pdf.ts'
import type { DocumentRecord, PictureRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { aLead, aPayment, anEvent, anOrder, setOrder } from '../../../testing/builders.ts'
import { aPicture, openStorefront, upload } from '../../../testing/storefront.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { trackingToken } from '../../selling/orders/index.ts'
import { sharedMail } from '../../../testing/sent-mail.ts'

const shop = sharedTestApp()
const outbox = sharedMail(shop)

test('emails the customer and the shop about a new order', async () => {
  const order = await anOrder(shop.services.pool, {
    items: [{ garmentName: 'Classic tee', quantity: 2, unitPriceMinor: 1_250 }],
    feeMinor: 450,
    payBefore: new Date('2026-11-22T18:30:00Z'),
  })
  await anEvent(shop.services.pool, { type: 'order.created', orderId: order.id })
  const { 'ana@example.com': toCustomer, 'hello@platen.example': toShop } = await outbox.caught(2)

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
  const { 'ana@example.com': toCustomer } = await outbox.caught(2)
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
  const { 'ana@example.com': toCustomer, 'hello@platen.example': toShop } = await outbox.caught(2)
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
  outbox.catcher.mails.splice(0)
  await anEvent(shop.services.pool, { type: 'payment.rejected', orderId: decodeId('order', order.id) })
  await outbox.caught(1)
  expect(read, 'to draw what this email does not show').not.toHaveBeenCalled()
})

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
  const { 'ana@example.com': mail } = await outbox.caught(2)
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
  const { 'ana@example.com': mail } = await outbox.caught(1)
  expect(mail!.mail.subject).toBe(`¡${order.number} listo!`)
  expect(mail!.mail.text).toMatch(/^Platen Print Studio\n\nPasa cuando quieras\.\n\n[^\n]+: http\S+\s*$/)
  expect(mail!.mail.attachments).toEqual([])
})

test('asks nobody to pay who owes nothing', async () => {
  const order = await anOrder(shop.services.pool, { status: 'cancelled' })
  await anEvent(shop.services.pool, { type: 'order.cancelled', orderId: order.id })
  const { 'ana@example.com': mail } = await outbox.caught(1)
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
  const { 'ana@example.com': toCustomer, 'hello@platen.example': toShop } = await outbox.caught(2)
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
  expect(text).toContain('> Transfiere el monto exacto')
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
  const { 'ana@example.com': mail } = await outbox.caught(1)
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
  const { 'ana@example.com': mail } = await outbox.caught(type === 'order.created' ? 2 : 1)
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
  const { 'ana@example.com': mail } = await outbox.caught(1)
  expect(mail!.mail.text).toContain('Delivery time: 1 to 2 days after it is ready')
  expect(mail!.mail.text).not.toContain('Avenida Norte')
})

test('says how much was refunded now and in total, and why', async () => {
  const { pool } = shop.services
  const order = await anOrder(pool, { status: 'cancelled', paidMinor: 2_400, customerLocale: 'en' })
  await pool.query('UPDATE orders SET refunded_minor = 2000 WHERE id = $1', [order.id])
  const payload = { amountMinor: 1_500, reason: 'The shirt was torn.' }
  await anEvent(pool, { type: 'payment.refunded', orderId: order.id, payload })
  const { 'ana@example.com': mail } = await outbox.caught(1)
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
  const { 'ana@example.com': mail } = await outbox.caught(1)
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
  const mails = await outbox.caught(2)
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
  const { 'ana@example.com': toCustomer } = await outbox.caught(1)
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
  const { 'hello@platen.example': mail } = await outbox.caught(1)
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
  const mails = await outbox.caught(4)
  expect(mails['ana@example.com']!.mail.text).toContain('We are checking your payment')
  for (const address of ['ana@example.com', 'late@example.com']) {
    expect(mails[address]!.mail.text).not.toContain('0000-1234-5678')
  }
})

test('forwards a request to the shop and acknowledges it without repeating its message', async () => {
  const lead = await aLead(shop.services.pool, { message: 'Forty hoodies?\nNew order PL-1\n.\nQUIT' })
  await anEvent(shop.services.pool, { type: 'lead.created', leadId: lead.id })
  const { 'luis@example.com': toCustomer, 'hello@platen.example': toShop } = await outbox.caught(2)
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
  await outbox.allJobsDone()
  expect(outbox.catcher.mails.map(({ recipients }) => recipients)).toEqual([
    ['hello@platen.example'],
    ['hello@platen.example'],
  ])
})
