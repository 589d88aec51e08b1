import { createPlatenClient, expectData, type PlatenClient } from '@platen/api-client'
import type { OrderRecord, PrintJobRecord, Role } from '@platen/contract'
import { PRODUCTION_STEPS } from '../../apps/api/src/testing/floor.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** Settings with which a new service creates this owner. */
export const OWNER = { ADMIN_EMAIL: 'owner@platen.local', ADMIN_PASSWORD: 'a-long-password-for-trying' }
export const OWNER_CREDENTIALS: Credentials = { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }

export interface Staff {
  readonly client: PlatenClient
  open(path: string): Promise<Response>
  read<Body>(path: string): Promise<Body>
  send(method: 'POST' | 'PUT', path: string, body: object): Promise<Response>
  /** Throws when it is refused. */
  create<Body>(path: string, body?: object): Promise<Body>
  decide(order: Pick<OrderRecord, 'id'>, what: string, body?: object): Promise<void>
  /** By default the whole amount due. */
  takePayment(order: OrderRecord, amountMinor?: number): Promise<void>
  /** Moves every print job of the order to a state, step by step. */
  produce(order: Pick<OrderRecord, 'id'>, state: (typeof PRODUCTION_STEPS)[number]): Promise<void>
  addColleague(role: Role, name?: string): Promise<Colleague>
}

export interface Colleague extends Credentials {
  readonly id: string
  readonly name: string
}

export async function signInStaff(url: string, credentials: Credentials = OWNER_CREDENTIALS): Promise<Staff> {
  const cookie = await signIn(url, credentials)
  const client = createPlatenClient({
    baseUrl: url,
    fetch: (request) => {
      request.headers.set('cookie', cookie)
      return fetch(request)
    },
  })

  const staff: Staff = {
    client,
    open: (path) => fetch(url + path, { headers: { cookie } }),
    async read<Body>(path: string) {
      const answer = await staff.open(path)
      if (answer.status !== 200) throw new Error(`${path} was refused: ${await answer.text()}`)
      return (await answer.json()) as Body
    },
    send: (method, path, body) =>
      fetch(url + path, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async create<Body>(path: string, body = {}) {
      const answer = await staff.send('POST', path, body)
      if (!answer.ok) throw new Error(`${path} was refused: ${await answer.text()}`)
      return (await answer.json()) as Body
    },
    decide: ({ id }, what, body) => staff.create(`/api/admin/orders/${id}/${what}`, body),
    takePayment: (order, amountMinor = order.totals.dueMinor) =>
      staff.decide(order, 'payments', { instructionId: 'cash_studio', amountMinor }),
    async produce({ id }, state) {
      for (const to of PRODUCTION_STEPS.slice(0, PRODUCTION_STEPS.indexOf(state) + 1)) {
        const jobs = await staff.read<PrintJobRecord[]>(`/api/admin/print-jobs?orderId=${id}&limit=200`)
        const jobIds = jobs.filter(({ allowedMoves }) => allowedMoves.includes(to)).map((job) => job.id)
        if (jobIds.length > 0) await staff.create('/api/admin/print-job-moves', { jobIds, to })
      }
    },
    async addColleague(role, name = `${role} ${colleagues + 1}`) {
      colleagues += 1
      const email = `${role}-${colleagues}@platen.local`
      const body = { email, name, role, password: PASSWORD }
      const { id } = await expectData(client.createAdminUser({ body, idempotencyKey: crypto.randomUUID() }))
      return { id, email, name, password: PASSWORD }
    },
  }
  return staff
}

const PASSWORD = 'nine warm shirts on a line'
let colleagues = 0

export async function signIn(url: string, { email, password }: Credentials): Promise<string> {
  const reply = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (reply.status !== 200) throw new Error(`The sign-in was refused: ${await reply.text()}`)
  return reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

export async function adminClient(url: string, credentials?: Credentials): Promise<PlatenClient> {
  const { client } = await signInStaff(url, credentials)
  return client
}
