import type { CustomerSignInLink } from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { createMailedSignInLink, signInLinkRelay } from '../features/selling/account/index.ts'
import type { SignInLinkJob } from '../features/back-office/notifications/index.ts'
import type { Member } from './team.ts'
import type { TestApp } from './test-app.ts'

export const ACCOUNT = '/api/v1/account'
export type CookieHeader = Record<string, string>

export function requestLink(shop: TestApp, email: string, more: object = {}) {
  return shop.post(`${ACCOUNT}/sign-in-links`, { email, ...more })
}

/** The jobs that the relay adds for the requests that wait. */
export async function relayLinks(shop: TestApp): Promise<SignInLinkJob[]> {
  const jobs: SignInLinkJob[] = []
  await signInLinkRelay(shop.services).run({
    enqueue: (_tx, _queue, added) => {
      jobs.push(...(added as SignInLinkJob[]))
      return Promise.resolve()
    },
  })
  return jobs
}

/** The token of the link that an email to the address would have; undefined when none is sent. */
export async function mailedToken(shop: TestApp, email: string): Promise<string | undefined> {
  await requestLink(shop, email)
  const [job] = await relayLinks(shop)
  const link = job && (await createMailedSignInLink(shop.services, job.signInLinkId))
  return link && tokenOf(link.url)
}

export function tokenOf(url: string): string {
  return url.split('#')[1] ?? ''
}

export function signIn(shop: TestApp, token: string, headers: CookieHeader = {}) {
  return shop.post(`${ACCOUNT}/sessions`, { token }, headers)
}

export function cookieOf(reply: LightMyRequestResponse): CookieHeader {
  return { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' }
}

export async function signedInByEmail(shop: TestApp, email: string): Promise<CookieHeader> {
  const token = await mailedToken(shop, email)
  if (token === undefined) throw new Error(`No link was sent to ${email}.`)
  return cookieOf(await signIn(shop, token))
}

export async function chatLink(
  shop: TestApp,
  { headers }: Pick<Member, 'headers'>,
  customerId: string,
): Promise<CustomerSignInLink> {
  const reply = await shop.post(`/api/admin/customers/${customerId}/sign-in-links`, {}, headers)
  if (reply.statusCode !== 201) throw new Error(`No link was made: ${reply.body}`)
  return reply.json<CustomerSignInLink>()
}

export async function signedInByPhone(
  shop: TestApp,
  member: Pick<Member, 'headers'>,
  customerId: string,
): Promise<CookieHeader> {
  const { signInUrl = '' } = await chatLink(shop, member, customerId)
  return cookieOf(await signIn(shop, tokenOf(signInUrl)))
}
