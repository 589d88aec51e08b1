import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto'
import { BotChallengeResponse } from '@platen/contract'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import Type, { type Static } from 'typebox'
import type { KeyRing } from '../../../platform/server-keys.ts'
import { recognise } from '../../../platform/http/validators.ts'
import type { SpentChallenge, Verdict } from './verdict.ts'

/** Long enough to fill in the checkout. The widget fetches a new challenge afterwards. */
export const CHALLENGE_LIFETIME_MS = 10 * 60 * 1000

/**
 * How much a client has to compute: keys of `rounds` PBKDF2 rounds each, until the right one, which is between the
 * `fewest`th and the `most`th. That is 3.25 million rounds on average and 5 million at most: a third of a second on one
 * server core, less than a second on a mid-range phone.
 */
const EFFORT = { rounds: 5_000, fewest: 300, most: 1_000 }

/** Two keys, because a client sees HMACs of both kinds. Both are derived from the service's challenge key. */
export interface ChallengeSecrets {
  readonly forChallenges: string
  readonly forSolutions: string
}

export function challengeSecrets({ keys: [current] }: KeyRing): ChallengeSecrets {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', current.value, '', purpose, 32)).toString('hex')
  return { forChallenges: derive('altcha challenge'), forSolutions: derive('altcha solution') }
}

export async function issueChallenge(
  secrets: ChallengeSecrets,
  now: Date,
  effort = EFFORT,
): Promise<BotChallengeResponse> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: effort.rounds,
    counter: randomInt(effort.fewest, effort.most + 1),
    deriveKey,
    expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME_MS),
    hmacSignatureSecret: secrets.forChallenges,
    hmacKeySignatureSecret: secrets.forSolutions,
  })
  if (!isChallenge(challenge)) throw new Error('altcha-lib made a challenge that the contract does not know.')
  return challenge
}

/**
 * The check of the library is not used because it reads the system clock and derives keys for challenges
 * without a signed solution, which this service never issues.
 */
export function checkSolution(secrets: ChallengeSecrets, now: Date, token: string): Verdict {
  const solved = readToken(token)
  if (solved === undefined) return { passed: false, problem: 'malformed' }

  const { challenge, solution } = solved
  const signature = hmac(secrets.forChallenges, signedText(challenge.parameters))
  if (!isEqualHex(challenge.signature, signature)) return { passed: false, problem: 'forged' }

  const expiresAt = new Date(challenge.parameters.expiresAt * 1000)
  if (expiresAt <= now) return { passed: false, problem: 'expired' }

  const keySignature = hmac(secrets.forSolutions, Buffer.from(solution.derivedKey, 'hex'))
  if (!isEqualHex(challenge.parameters.keySignature, keySignature)) {
    return { passed: false, problem: 'unsolved' }
  }
  // One challenge has one signature, however its token is written.
  const spent: SpentChallenge = { fingerprint: signature, expiresAt }
  return { passed: true, spent }
}

/** What the widget sends: base64 of JSON. Its `solution.time` and other details are not read. */
const SolvedChallenge = Type.Object({
  challenge: BotChallengeResponse,
  solution: Type.Object({ derivedKey: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
})
type SolvedChallenge = Static<typeof SolvedChallenge>

const isChallenge = recognise(BotChallengeResponse)
const isSolvedChallenge = recognise(SolvedChallenge)

function readToken(token: string): SolvedChallenge | undefined {
  try {
    const content: unknown = JSON.parse(Buffer.from(token, 'base64').toString())
    return isSolvedChallenge(content) ? content : undefined
  } catch {
    return undefined
  }
}

/** The protocol signs the parameters as JSON with their names in order. */
function signedText(parameters: BotChallengeResponse['parameters']): string {
  return JSON.stringify(Object.fromEntries(Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))))
}

function hmac(secret: string, content: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(content).digest()
}

function isEqualHex(hex: string, expected: Buffer): boolean {
  return timingSafeEqual(Buffer.from(hex, 'hex'), expected)
}
