import type { BotChallengeResponse } from '@platen/contract'
import { solveChallenge as solve } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

export async function solveChallenge(challenge: BotChallengeResponse): Promise<string> {
  const solution = await solve({ challenge, deriveKey })
  if (solution === null) throw new Error('The challenge was not solved in time.')
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
