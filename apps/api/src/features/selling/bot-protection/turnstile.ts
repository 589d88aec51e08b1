import type { FastifyBaseLogger } from 'fastify'
import { Refusal } from '../../../platform/refusal.ts'
import type { Verdict } from './verdict.ts'

export interface TurnstileService {
  readonly url: string
  readonly timeoutMs: number
}

/** https://developers.cloudflare.com/turnstile/get-started/server-side-validation/ */
export const TURNSTILE: TurnstileService = {
  url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  timeoutMs: 5_000,
}

/** Cloudflare's tokens are never longer, so a longer one needs no request. */
const MAX_TOKEN_LENGTH = 2048

const NOT_VISITOR_ERRORS = new Set([
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
])

interface TurnstileDeps extends TurnstileService {
  readonly secretKey: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Cloudflare makes sure that a token works once and for five minutes. */
export async function verifyWithTurnstile(
  { url, timeoutMs, secretKey, log }: TurnstileDeps,
  { botToken, clientAddress }: { botToken: string; clientAddress: string },
): Promise<Verdict> {
  if (botToken === '' || botToken.length > MAX_TOKEN_LENGTH) return { passed: false, problem: 'malformed' }

  const form = new URLSearchParams({ secret: secretKey, response: botToken, remoteip: clientAddress })
  const answer = await post(url, form, timeoutMs)
  if (answer.success) return { passed: true, spent: undefined }
  if (answer.errorCodes.some((code) => NOT_VISITOR_ERRORS.has(code)))
    return unavailable(answer.errorCodes.join())
  return {
    passed: false,
    problem: answer.errorCodes.includes('timeout-or-duplicate') ? 'expired' : 'refused_by_provider',
  }

  async function post(address: string, body: URLSearchParams, limitMs: number): Promise<SiteverifyAnswer> {
    try {
      const signal = AbortSignal.timeout(limitMs)
      const response = await fetch(address, { method: 'POST', body, redirect: 'error', signal })
      if (response.status >= 500) return unavailable(`status ${response.status}`)
      return readAnswer(await response.json()) ?? unavailable('unexpected response')
    } catch (error) {
      if (error instanceof Refusal) throw error
      return unavailable(error instanceof Error ? error.name : 'unknown')
    }
  }

  function unavailable(reason: string): never {
    log.warn({ reason }, 'turnstile gave no usable response')
    throw new Refusal('UPSTREAM_FAILED', 'The bot check service did not respond.')
  }
}

interface SiteverifyAnswer {
  readonly success: boolean
  readonly errorCodes: readonly string[]
}

function readAnswer(content: unknown): SiteverifyAnswer | undefined {
  if (typeof content !== 'object' || content === null) return undefined
  if (!('success' in content) || typeof content.success !== 'boolean') return undefined
  const codes: unknown = 'error-codes' in content ? content['error-codes'] : []
  return { success: content.success, errorCodes: Array.isArray(codes) ? codes.map(String) : [] }
}
