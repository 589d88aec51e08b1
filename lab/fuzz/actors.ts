import { setTimeout as sleep } from 'node:timers/promises'
import type { CustomerDetail, CustomerSignInLink, Operation } from '@platen/contract'
import type { Credentials } from '../harness/staff.ts'
import type { Incoming, Line, Outgoing } from './line.ts'

export type Actor = 'owner' | 'viewer' | 'customer' | 'nobody'

export interface Actors {
  readonly sessionOf: (actor: Actor) => Readonly<Record<string, string>>
  readonly renew: (actor: Actor) => Promise<void>
  /** Tokens that sign the customer in, once each. */
  readonly someLinks: () => Promise<readonly string[]>
  /** Again while the service is overloaded. */
  readonly send: (request: Outgoing) => Promise<Incoming>
}

type Accounts = Readonly<Record<'owner' | 'viewer', Credentials>>

const MAX_TURNS = 40
const LINKS = 10

/** Whose session an operation needs, if any. */
export function audienceOf({ account }: Operation): 'customers' | 'staff' {
  return account === undefined ? 'staff' : 'customers'
}

/** `customerId` is of a customer with a phone. Another one takes their place when they are erased or merged. */
export async function openActors(line: Line, accounts: Accounts, customerId: string): Promise<Actors> {
  const cookies = new Map<Actor, string>()
  const signingIn = new Map<Actor, Promise<void>>()
  let customer = customerId
  let phones = 0

  const actors: Actors = {
    sessionOf: (actor): Record<string, string> => {
      const cookie = cookies.get(actor)
      return cookie === undefined ? {} : { cookie }
    },
    renew: (actor) => {
      const pending = signingIn.get(actor) ?? signIn(actor)
      signingIn.set(actor, pending)
      return pending.finally(() => signingIn.delete(actor))
    },
    someLinks: () => Promise.all(Array.from({ length: LINKS }, aLink)),
    send: async (request) => {
      for (let turn = 1; ; turn += 1) {
        const reply = await line.send(request)
        if (reply.status !== 503 || turn === MAX_TURNS) return reply
        await sleep(500)
      }
    },
  }
  for (const actor of ['owner', 'viewer', 'customer'] as const) await actors.renew(actor)
  return actors

  async function signIn(actor: Actor): Promise<void> {
    if (actor === 'nobody') return
    const reply =
      actor === 'customer'
        ? await post('/api/v1/account/sessions', { token: await aLink() })
        : await post('/api/admin/login', credentialsOf(accounts[actor]))
    if (reply.status >= 300) throw new Error(`${actor} could not sign in: ${reply.body.toString()}`)
    cookies.set(actor, reply.headers['set-cookie']?.split(';')[0] ?? '')
  }

  async function aLink(): Promise<string> {
    const links = () => asOwner(`/api/admin/customers/${customer}/sign-in-links`, {})
    let reply = await links()
    if (reply.status >= 400) {
      customer = await anotherCustomer()
      reply = await links()
    }
    return String((recordIn(reply) as CustomerSignInLink).signInUrl).split('#')[1] ?? ''
  }

  async function anotherCustomer(): Promise<string> {
    phones += 1
    const phone = `+5037${String(Date.now() % 1e5).padStart(5, '0')}${String(phones % 100).padStart(2, '0')}`
    const made = await asOwner('/api/admin/customers', { name: 'Clara', phone, trade: true })
    return (recordIn(made) as CustomerDetail).id
  }

  async function asOwner(target: string, body: object): Promise<Incoming> {
    const reply = await post(target, body, actors.sessionOf('owner'))
    if (reply.status !== 401) return reply
    await actors.renew('owner')
    return post(target, body, actors.sessionOf('owner'))
  }

  function post(target: string, body: object, headers: Readonly<Record<string, string>> = {}) {
    return actors.send({
      ...{ method: 'POST', target, headers: { ...headers, 'content-type': 'application/json' } },
      body: Buffer.from(JSON.stringify(body)),
    })
  }
}

function credentialsOf({ email, password }: Credentials): Credentials {
  return { email, password }
}

function recordIn({ status, body }: Incoming): unknown {
  if (status >= 300) throw new Error(`Refused: ${body.toString()}`)
  return JSON.parse(body.toString())
}
