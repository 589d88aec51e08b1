import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { Operation, StoreSettingsResponse } from '@platen/contract'
import { LOCALES } from '@platen/messages'
import { expect } from 'vitest'
import { accountKey } from '../../apps/api/src/platform/http/rate-limits.ts'
import { decodeId, encodeId } from '../../apps/api/src/platform/records/ids.ts'
import { storageKey } from '../../apps/api/src/platform/storage/storage.ts'
import { PASSWORD, aMember } from '../../apps/api/src/testing/team.ts'
import { startTestApp, type TestApp } from '../../apps/api/src/testing/test-app.ts'
import type { uploadedForm } from '../../apps/api/src/testing/uploaded-form.ts'
import { signInStaff } from '../../lab/harness/staff.ts'
import type { ValidRequest } from '../../lab/harness/valid-requests/index.ts'
import { keepCookie, openWorkingShop } from '../../lab/harness/working-shop.ts'

export interface Reply {
  readonly status: number
  readonly body: string
  readonly location?: string | undefined
}

export type InjectedShop = Awaited<ReturnType<typeof openInjectedShop>>

export async function openInjectedShop() {
  const app = await startTestApp({ config: { webhookTargets: { allowPrivate: true, hosts: [] } } })
  const owner = await aMember(app, 'owner')
  const url = await app.app.listen({ host: '127.0.0.1', port: 0 })
  const { limits, pool } = app.services
  const staff = await signInStaff(url, { email: owner.email, password: PASSWORD })
  await offerEveryLanguage(staff)
  const shop = await openWorkingShop({
    ...{ url, pool, staff, now: () => app.clock.now() },
    addMember: async (role) => {
      const member = await aMember(app, role)
      return { ...member, id: encodeId('adminUser', member.userId), password: PASSWORD }
    },
    lockAccount: async (email) => {
      while (await isOpen(limits.consume('login-account', accountKey(email), 1000)));
    },
    exportSheet: ({ id }) => putFilm(app, id),
  })
  return { ...shop, app, ownerHeaders: owner.headers, send: sender(app, owner.headers) }
}

/** So that its texts may have translations into each. */
async function offerEveryLanguage(staff: Awaited<ReturnType<typeof signInStaff>>): Promise<void> {
  const { updatedAt, updatedBy, ...settings } = await staff.read<StoreSettingsResponse>('/api/admin/settings')
  const answer = await staff.send('PUT', '/api/admin/settings', { ...settings, locales: [...LOCALES] })
  expect(answer.status).toBe(200)
}

type Form = ReturnType<typeof uploadedForm>

/** Sends as the owner by default and fails the test for a 5xx. */
function sender({ app }: TestApp, ownerHeaders: Record<string, string>) {
  return async (
    { method, path, operationId }: Pick<Operation, 'method' | 'path' | 'operationId'>,
    { headers = ownerHeaders, params = {}, query, body, form }: ValidRequest & { readonly form?: Form },
  ): Promise<Reply> => {
    const reply = await app.inject({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
      headers: { ...headers, ...form?.headers },
      payloadAsStream: true,
      ...(query ? { query } : {}),
      ...(body ? { payload: body } : {}),
      ...(form ? { payload: form.payload } : {}),
    })
    keepCookie(headers, [reply.headers['set-cookie'] ?? ''].flat())
    const stream = reply.stream()
    // The event stream never ends.
    const endless = operationId === 'stream_events' && reply.statusCode === 200
    if (endless) stream.destroy()
    const { location } = reply.headers
    const answer = { status: reply.statusCode, body: endless ? '{}' : await text(stream), location }
    expect(answer.status, answer.body).toBeLessThan(500)
    return answer
  }
}

/** Skips rendering, which takes seconds. */
async function putFilm({ services: { storage, pool } }: TestApp, id: string): Promise<void> {
  const bytes = Buffer.from('film')
  const sha256 = createHash('sha256').update(bytes).digest()
  await storage.put(storageKey('sheet', sha256.toString('hex')), bytes, 'image/png')
  await pool.query(
    `WITH file AS (
       INSERT INTO gang_sheet_files (sheet_id, name, sha256, byte_size) VALUES ($1, 'sheet.png', $2, 4))
     UPDATE gang_sheets SET state = 'exported' WHERE id = $1`,
    [decodeId('gangSheet', id), sha256],
  )
}

function isOpen(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  )
}

export function outcomeOf({ status, body }: Reply): { status: number; code: string } {
  const { error } = status < 400 ? {} : (JSON.parse(body) as { error?: { code: string } })
  return { status, code: error?.code ?? '' }
}
