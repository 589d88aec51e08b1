import { expect, test } from 'vitest'
import { openEstimateClient, publicPath } from '../../../testing/estimate-client.ts'
import { estimateReminders } from '../estimates/index.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { sharedMail } from '../../../testing/sent-mail.ts'

const shop = sharedTestApp()
const outbox = sharedMail(shop)

test('emails an estimate with its message, prices and link, and tells the shop what the customer answers', async () => {
  const client = await openEstimateClient(shop)
  outbox.catcher.mails.splice(0)
  const { lines } = await client.request()
  const sent = await client.sent({
    lines: [...lines, { text: 'Setting up the design', quantity: 1, unitPriceMinor: 1_000 }],
    message: 'As we talked about.',
    validUntil: inAWeek(),
    depositPercent: 50,
    discount: { minor: 250, reason: 'Primer pedido' },
  })
  const { 'rosa@example.com': toCustomer } = await outbox.caught(1)
  expect(toCustomer!.mail.subject).toBe(`Tu cotización ${sent.number} – Platen Print Studio`)
  for (const part of [toCustomer!.mail.text, toCustomer!.mail.html]) {
    expect(part).toContain('As we talked about.')
    expect(part).toContain('1 × Setting up the design')
    expect(part).toContain('http://localhost:3000/estimates/')
    expect(part).toContain('Anticipo para empezar')
    expect(part).toContain('Descuento: Primer pedido')
    expect(part).not.toContain('Reemplaza a la anterior')
  }

  outbox.catcher.mails.splice(0)
  await client.send(sent)
  const { 'rosa@example.com': newer } = await outbox.caught(1)
  expect(newer!.mail.text).toContain('Esta es la versión 2. Reemplaza a la anterior.')

  outbox.catcher.mails.splice(0)
  await shop.post(`${publicPath(sent)}/declines`, { version: 2, reason: 'Too dear.' })
  const { 'hello@platen.example': toShop } = await outbox.caught(1)
  expect(toShop!.mail.subject).toBe(`Estimate ${sent.number} declined`)
  expect(toShop!.mail.text).toContain('Too dear.')
  expect(toShop!.mail.text).toContain('http://localhost:3000/admin/estimates/')
})

test('HTML in an estimate, its answers and its messages stays text in every email', async () => {
  const client = await openEstimateClient(shop)
  outbox.catcher.mails.splice(0)
  const html = (where: string) => `<b>${where}</b><img src="https://evil.example">`
  const escaped = (where: string) => html(where).replaceAll('<', '&lt;')
  const texts = {
    customer: { name: html('name'), email: 'rosa@example.com', locale: 'en' } as const,
    ...{ message: html('message'), discount: { minor: 250, reason: html('reason') } },
  }
  const { lines } = await client.request()
  const sent = await client.sent({
    ...texts,
    lines: [...lines, { text: html('line'), quantity: 1, unitPriceMinor: 1_000 }],
  })
  await shop.post(`${publicPath(sent)}/changes-requests`, { version: 1, notes: [{ text: html('note') }] })
  const declined = await client.sent(texts)
  await shop.post(`${publicPath(declined)}/declines`, { version: 1, reason: html('why') })
  await shop.post(`${publicPath(declined)}/messages`, { text: html('question') })
  await outbox.allJobsDone()
  const mails = outbox.catcher.mails.map(({ mail }) => mail)
  const shown = mails.map((mail) => String(mail.html).replaceAll('&gt;', '>').replaceAll('&quot;', '"'))
  expect(mails).toHaveLength(5)
  for (const page of shown) expect(page).not.toMatch(/<b>|<img src="https:\/\/evil/)
  for (const where of ['message', 'reason', 'line', 'note', 'why', 'name'])
    expect(shown.join(''), where).toContain(escaped(where))
})

test('reminds of an estimate once before it expires, and not of one that was answered', async () => {
  const client = await openEstimateClient(shop)
  const tomorrow = new Date(shop.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  const waiting = await client.sent({ validUntil: tomorrow })
  const declined = await client.sent({ validUntil: tomorrow })
  await client.sent({ validUntil: inAWeek() })
  await shop.post(`${publicPath(declined)}/declines`, { version: 1 })
  await outbox.allJobsDone()
  outbox.catcher.mails.splice(0)
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
