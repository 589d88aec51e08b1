import { expectData, type Resources } from '@platen/api-client'
import { browserApi } from '../../lib/browser-api.ts'

type Protection = Resources['PublicConfigResponse']['botProtection']

/** A solved challenge that is older than this may end before the shop has read it. */
const FRESH_MS = 8 * 60_000

interface Solved {
  readonly token: Promise<string>
  readonly since: number
}

let prepared: Solved | undefined

/** Begins to solve a challenge in the background, so that it is ready when the form is. Safe to call at any time. */
export function prepareBotToken(protection: Protection): void {
  if (prepared && Date.now() - prepared.since < FRESH_MS) return
  const token = solve(protection)
  prepared = { token, since: Date.now() }
  // Whoever takes the token hears of it; here nobody waits yet.
  token.catch(() => (prepared = undefined))
}

/** A token for one submission. It is used up by being taken: the shop accepts each once. */
export async function takeBotToken(protection: Protection): Promise<string> {
  prepareBotToken(protection)
  const token = prepared?.token ?? solve(protection)
  prepared = undefined
  return token
}

async function solve({ provider, siteKey = '' }: Protection): Promise<string> {
  if (provider === 'off') return ''
  if (provider === 'turnstile') return (await import('./turnstile.ts')).solveTurnstile(siteKey)
  const challenge = await expectData(browserApi.GET('/api/v1/bot-challenge'))
  const { solveProofOfWork } = await import('./proof-of-work.ts')
  return solveProofOfWork(challenge)
}
