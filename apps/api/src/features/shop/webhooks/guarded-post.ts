import { lookup, type LookupAddress } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import type { DELIVERY_PROBLEMS } from '@platen/contract'
import type { WebhookTargets } from '../../../config.ts'
import { hostOf, isListed, isPublicAddress } from './public-address.ts'

/** The most that is read of a response; nothing of it is kept. */
const MOST_BYTES = 4096

export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>
const lookUp = promisify(lookup)
const resolveHost: Resolve = (hostname) => lookUp(hostname, { all: true })

export interface PostRules extends WebhookTargets {
  /** Covers the lookup, the connection, the request and the response. */
  readonly deadlineMs: number
  readonly resolve?: Resolve
}

interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number]

/** Why there was no response, in our own words: nothing comes from the receiver. */
export class NoAnswer extends Error {
  readonly problem: DeliveryProblem

  constructor(problem: DeliveryProblem, message: string) {
    super(message)
    this.problem = problem
  }
}

/**
 * Every address of the host must be public, and the connection uses a checked address, so that a changed name
 * cannot redirect it (SSRF). Does not follow redirects.
 */
export async function guardedPost(post: Post, rules: PostRules): Promise<number> {
  const url = new URL(post.url)
  if (!isListed(hostOf(url), rules.hosts))
    throw new NoAnswer('not_listed', 'the host is not in WEBHOOK_HOSTS')
  const deadline = AbortSignal.timeout(rules.deadlineMs)
  const addresses = await within(deadline, resolveAddresses(hostOf(url), rules.resolve ?? resolveHost))
  if (!rules.allowPrivate && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new NoAnswer('not_public', 'the host is not on the public internet')
  }
  return send(url, post, { addresses, deadline })
}

async function resolveAddresses(host: string, resolve: Resolve): Promise<readonly LookupAddress[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const addresses = await resolve(host).catch(() => [])
  if (addresses.length === 0) throw new NoAnswer('no_address', 'the host name has no address')
  return addresses
}

function within<Value>(deadline: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    deadline.addEventListener('abort', () => reject(noResponse()), { once: true })
    work.then(resolve, reject)
  })
}

function send(
  url: URL,
  { headers, body }: Post,
  { addresses, deadline }: { addresses: readonly LookupAddress[]; deadline: AbortSignal },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const sent = request(url, {
      method: 'POST',
      headers,
      agent: false,
      signal: deadline,
      lookup: pinnedTo(addresses),
    })
    sent.on('error', (error) => reject(explain(error, deadline)))
    sent.on('response', (response) => {
      let bytes = 0
      const done = () => {
        resolve(response.statusCode ?? 0)
        sent.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > MOST_BYTES) done()
      })
      response.once('end', done).on('error', done)
    })
    sent.end(body)
  })
}

function pinnedTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_hostname, { all }, done) => {
    const [first] = addresses
    if (all === true) done(null, [...addresses])
    else done(null, first?.address ?? '', first?.family)
  }
}

function explain(error: NodeJS.ErrnoException, deadline: AbortSignal): NoAnswer {
  if (deadline.aborted) return noResponse()
  const code = /^[A-Z0-9_]+$/.exec(error.code ?? '')?.[0]
  const problem = code !== undefined && OF_CERTIFICATES.test(code) ? 'bad_certificate' : 'no_connection'
  return new NoAnswer(problem, `the connection failed${code === undefined ? '' : ` (${code})`}`)
}

/** Of the codes that OpenSSL and Node.js give. */
const OF_CERTIFICATES = /CERT|SIGNATURE|ISSUER|ALTNAME|_CRL_/

function noResponse(): NoAnswer {
  return new NoAnswer('no_response', 'no response in time')
}
