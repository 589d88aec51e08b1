import { OWNER } from './shop-staff.ts'

export interface Desk {
  readonly open: (path: string) => Promise<Response>
  readonly read: <Body>(path: string) => Promise<Body>
  readonly send: (method: 'POST' | 'PUT', path: string, body: object) => Promise<Response>
  /** Somebody new on the team, and how they sign in. */
  readonly aMember: (member: {
    readonly name: string
    readonly role: string
  }) => Promise<{ readonly email: string; readonly password: string }>
}

const PASSWORD = 'a-password-for-the-new-one'
let members = 0

/** The administrative interface of a started service, in the name of its first owner. Start it with `OWNER`. */
export async function anOwnersDesk(url: string): Promise<Desk> {
  const reply = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }),
  })
  if (reply.status !== 200) throw new Error(`The sign-in was refused: ${await reply.text()}`)
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')

  const desk: Desk = {
    open: (path) => fetch(url + path, { headers: { cookie } }),
    async read<Body>(path: string) {
      const answer = await desk.open(path)
      if (answer.status !== 200) throw new Error(`${path} was refused: ${await answer.text()}`)
      return (await answer.json()) as Body
    },
    send: (method, path, body) =>
      fetch(url + path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async aMember({ name, role }) {
      const email = `${name.toLowerCase()}.${(members += 1)}@example.com`
      const answer = await desk.send('POST', '/api/admin/users', { email, name, role, password: PASSWORD })
      if (answer.status !== 201) throw new Error(`${name} was refused: ${await answer.text()}`)
      return { email, password: PASSWORD }
    },
  }
  return desk
}
