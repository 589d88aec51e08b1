import type { OrderRecord, PrintJobRecord } from '@platen/contract'
import { WAY } from '../apps/api/src/testing/floor.ts'

/** Somebody of the team who is signed in to a started service. Everything goes over the network. */
export interface ShopStaff {
  /** Makes a decision about an order: `hold`, `artwork-changes-request`, `payments/{id}/rejection`. */
  decide(order: Pick<OrderRecord, 'id'>, what: string, body?: object): Promise<void>
  /** Takes the money of an order at the counter. */
  takePayment(order: OrderRecord, amountMinor?: number): Promise<void>
  /** Takes every print job of the order on until it is in a state. */
  produce(order: Pick<OrderRecord, 'id'>, state: (typeof WAY)[number]): Promise<void>
}

export const OWNER = { ADMIN_EMAIL: 'owner@platen.local', ADMIN_PASSWORD: 'a-long-password-for-trying' }

/** Signs the first owner in. Start the service with `OWNER`. */
export async function signIn(url: string): Promise<ShopStaff> {
  const reply = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }),
  })
  if (reply.status !== 200) throw new Error(`The sign-in was refused: ${await reply.text()}`)
  const headers = {
    cookie: reply.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
    'content-type': 'application/json',
  }

  const staff: ShopStaff = {
    decide: ({ id }, what, body = {}) => post(`/api/admin/orders/${id}/${what}`, body),
    takePayment: (order, amountMinor = order.totals.dueMinor) =>
      staff.decide(order, 'payments', { instructionId: 'cash_studio', amountMinor }),
    async produce({ id }, state) {
      for (const to of WAY.slice(0, WAY.indexOf(state) + 1)) {
        const jobs = await fetch(`${url}/api/admin/print-jobs?orderId=${id}&limit=200`, { headers })
        const jobIds = ((await jobs.json()) as PrintJobRecord[])
          .filter(({ allowedMoves }) => allowedMoves.includes(to))
          .map((job) => job.id)
        if (jobIds.length > 0) await post('/api/admin/print-job-moves', { jobIds, to })
      }
    },
  }
  return staff

  async function post(path: string, body: object): Promise<void> {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.status >= 300) throw new Error(`${path} was refused: ${await answer.text()}`)
  }
}
