import type { AdminUserRecord } from '@platen/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from '../../../app.ts'
import { anOrder } from '../../../testing/builders.ts'
import { meanwhile } from '../../../testing/meanwhile.ts'
import { sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { createMailedLink } from '../../people/admin-users/index.ts'
import { trackingToken } from '../../selling/orders/index.ts'
import { PATIENTLY, sharedMail } from '../../../testing/sent-mail.ts'

const shop = sharedTestApp()
const outbox = sharedMail(shop)

test('emails the link of an order to its customer, for each request', async () => {
  const order = await anOrder(shop.services.pool, { customerLocale: 'es' })
  await shop.services.pool.query(
    `INSERT INTO order_link_requests (id, number, email, requested_at) VALUES (gen_random_uuid(), $1, 'Ana@example.com', now())`,
    [order.number],
  )
  await vi.waitFor(() => expect(outbox.catcher.mails).toHaveLength(1), PATIENTLY)
  const [caughtMail] = outbox.catcher.mails
  expect(caughtMail!.mail.subject).toBe(`Enlace a tu pedido ${order.number} – Platen Print Studio`)
  expect(caughtMail!.mail.text).toContain(
    `/es/orders/${trackingToken(shop.services.keys.tracking, order.id)}`,
  )
})

test('emails a password link in the language of the shop, with a token that is stored nowhere', async () => {
  const { services } = shop
  const mailing = { ...services, config: { ...services.config, smtpUrl: outbox.catcher.url } }
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
  const { 'rosa@shop.example': invitation } = await outbox.caught(1)
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

  outbox.catcher.mails.splice(0)
  await services.pool.query(`UPDATE store_settings SET locales = '{es}'`)
  onTestFinished(async () => {
    await services.pool.query(`UPDATE store_settings SET locales = '{en,es}'`)
  })
  await app.inject({ method: 'POST', url: `/api/admin/users/${shown.id}/reset`, headers: owner.headers })
  const { 'rosa@shop.example': reset } = await outbox.caught(1)
  expect(reset!.mail.subject).toBe('Elige una contraseña nueva – Platen Print Studio')
})

test('emails a sign-in link in the language of the page to known addresses only', async () => {
  await anOrder(shop.services.pool, { customerEmail: 'clara.account@example.com', customerPhone: null })
  await outbox.startRelay(outbox.catcher.url)
  await outbox.allJobsDone()
  outbox.catcher.mails.splice(0)
  for (const email of ['nobody.account@example.com', 'Clara.Account@example.com'])
    await shop.post('/api/v1/account/sign-in-links', { email, locale: 'es' })
  const { 'Clara.Account@example.com': sent } = await outbox.caught(1)
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
