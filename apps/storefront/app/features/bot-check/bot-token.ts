import { expectData, type Resources } from '@platen/api-client'
import { browserApi } from '../../lib/browser-api.ts'
import { solveTurnstile, BotCheckUnsolved } from './turnstile.ts'
import { solveChallengeWorkers } from 'altcha-lib'
import Pbkdf2Worker from './pbkdf2-worker.ts?worker'

type Protection = Resources['PublicConfigResponse']['botProtection']

/** Turnstile tokens last five minutes, our own ten. This leaves time for the request in both cases. */
const FRESH_MS = 4 * 60_000

interface Prepared {
  readonly token: Promise<string>
  /** Undefined while it is being solved. */
  solvedAt?: number
}

let prepared: Prepared | undefined

/** Safe to call at any time. */
export function prepareBotToken(protection: Protection): void {
  if (!prepared || isOld(prepared)) prepared = begin(protection)
}

/** The API accepts each token once. Throws `BotCheckUnsolved`. */
export function takeBotToken(protection: Protection): Promise<string> {
  const taken = prepared && !isOld(prepared) ? prepared : begin(protection)
  prepared = undefined
  return taken.token
}

function begin(protection: Protection): Prepared {
  const begun: Prepared = { token: solve(protection) }
  begun.token.then(
    () => (begun.solvedAt = Date.now()),
    // The caller that takes the token gets the error. If there is none yet, the next attempt starts again.
    () => {
      if (prepared === begun) prepared = undefined
    },
  )
  return begun
}

function isOld({ solvedAt }: Prepared): boolean {
  return solvedAt !== undefined && Date.now() - solvedAt > FRESH_MS
}

async function solve({ provider, siteKey = '' }: Protection): Promise<string> {
  if (provider === 'off') return ''
  if (provider === 'turnstile') return solveTurnstile(siteKey)
  return solveProofOfWork(await expectData(browserApi.getBotChallenge()))
}

async function solveProofOfWork(challenge: Resources['BotChallengeResponse']): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(4, navigator.hardwareConcurrency || 2),
    createWorker: () => new Pbkdf2Worker(),
  }).catch((cause: unknown) => {
    throw new BotCheckUnsolved('The work could not be done in this browser.', { cause })
  })
  if (!solution) throw new BotCheckUnsolved('The challenge was not solved in time.')
  return btoa(JSON.stringify({ challenge, solution }))
}
