import { createPlatenClient, expectData, type PlatenClient, type Resources } from '@platen/api-client'
import { OWNER } from './shop-staff.ts'

interface Credentials {
  readonly email: string
  readonly password: string
}

const FIRST_OWNER = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }

/** The administrative interface in the name of somebody, from another place than the browser. */
export async function adminClient(
  url: string,
  { email, password }: Credentials = FIRST_OWNER,
): Promise<PlatenClient> {
  const reply = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (reply.status !== 200) throw new Error(`The sign-in was refused: ${await reply.text()}`)
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return createPlatenClient({
    baseUrl: url,
    fetch: (request) => {
      request.headers.set('cookie', cookie)
      return fetch(request)
    },
  })
}

export interface Colleague extends Credentials {
  readonly id: string
  readonly name: string
}

let made = 0

/** Somebody of the team with this role, who can sign in. */
export async function aColleague(
  url: string,
  role: Resources['AdminUserCreateRequest']['role'],
): Promise<Colleague> {
  const owner = await adminClient(url)
  made += 1
  const password = 'nine warm shirts on a line'
  const name = `${role} ${made}`
  const { id, email } = await expectData(
    owner.POST('/api/admin/users', {
      body: { email: `${role}-${made}@platen.local`, name, role, password },
      params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    }),
  )
  return { id, email, name, password }
}
