import { expectData, type Resources } from '@platen/api-client'
import { browserApi } from '../../lib/browser-api.ts'
import { solveTurnstile, BotCheckUnsolved } from './turnstile.ts'
import { solveChallengeWorkers } from 'altcha-lib'
import Pbkdf2Worker from './pbkdf2-worker.ts?worker'

type Protection = Resources['PublicConfigResponse']['botProtection']

/** Turnstile's tokens last five minutes, the shop's own ten. The shorter time, less the way there, does for both. */
const FRESH_MS = 4 * 60_000

interface Prepared {
  readonly token: Promise<string>
  /** Undefined while it is being solved. */
  solvedAt?: number
}

let prepared: Prepared | undefined

/** Begins to solve a challenge in the background, so that it is ready when the form is. Safe to call at any time. */
export function prepareBotToken(protection: Protection): void {
  if (!prepared || isOld(prepared)) prepared = begin(protection)
}

/**
 * A token for one submission. It is used up by being taken: the shop accepts each once. Throws `BotCheckUnsolved` when
 * there was none to be had.
 */
export function takeBotToken(protection: Protection): Promise<string> {
  const taken = prepared && !isOld(prepared) ? prepared : begin(protection)
  prepared = undefined
  return taken.token
}

function begin(protection: Protection): Prepared {
  const begun: Prepared = { token: solve(protection) }
  begun.token.then(
    () => (begun.solvedAt = Date.now()),
    // The caller that takes the token gets the error. If nobody waits yet, the next attempt starts again.
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

/** Solves a challenge in workers and returns the token to send. */
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
