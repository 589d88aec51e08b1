import type { Resources } from '@platen/api-client'
import { solveChallengeWorkers } from 'altcha-lib'
import { BotCheckUnsolved } from './bot-check-unsolved.ts'
import Pbkdf2Worker from './pbkdf2-worker.ts?worker'

/** Solves a challenge in workers and returns the token to send. */
export async function solveProofOfWork(challenge: Resources['BotChallengeResponse']): Promise<string> {
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
