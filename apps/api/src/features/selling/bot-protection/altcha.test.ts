import { randomBytes } from 'node:crypto'
import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { solveChallenge } from '../../../../../../scripts/demo/solve-challenge.ts'
import { keyOf } from '../../../platform/server-keys.ts'
import { CHALLENGE_LIFETIME_MS, challengeSecrets, checkSolution, issueChallenge } from './altcha.ts'

const secrets = challengeSecrets({ keys: [keyOf(randomBytes(32))] })
const now = new Date('2026-03-01T12:00:00Z')
const LITTLE_EFFORT = { rounds: 1, fewest: 5, most: 20 }

type Json = Record<string, unknown>
interface Token {
  challenge: { parameters: Json; signature: string }
  solution: Json
}

test('accepts a solved challenge and recognises it however its token is written', async () => {
  const token = await aToken()
  const verdict = checkSolution(secrets, now, token)
  expect(verdict).toMatchObject({
    passed: true,
    spent: { expiresAt: new Date(now.getTime() + CHALLENGE_LIFETIME_MS) },
  })
  const { challenge, solution } = read(token)
  const reordered = write({
    solution: { ...solution, time: 12, counter: 99 },
    challenge: {
      signature: challenge.signature,
      parameters: Object.fromEntries(Object.entries(challenge.parameters).reverse()),
    },
  })
  expect(checkSolution(secrets, now, reordered)).toEqual(verdict)
})

test('agrees with the library that made the challenge', async () => {
  const challenge = await issueChallenge(secrets, new Date(), LITTLE_EFFORT)
  const token = await solveChallenge(challenge)
  const { solution } = read(token) as unknown as { solution: { counter: number; derivedKey: string } }
  const judged = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: secrets.forChallenges,
    hmacKeySignatureSecret: secrets.forSolutions,
  })
  expect(judged.verified).toBe(true)
  expect(checkSolution(secrets, new Date(), token).passed).toBe(true)
})

test('accepts a challenge until it expires by the service clock', async () => {
  const token = await aToken()
  const expiry = now.getTime() + CHALLENGE_LIFETIME_MS
  expect(checkSolution(secrets, new Date(expiry - 1), token).passed).toBe(true)
  expect(checkSolution(secrets, new Date(expiry), token)).toEqual({ passed: false, problem: 'expired' })
})

test.each([
  ['a later expiry', { expiresAt: 9_999_999_999 }],
  ['less work', { cost: 2 }],
  ['another key', { keySignature: '0'.repeat(64) }],
])('refuses a challenge changed to have %s', async (_what, change) => {
  const { challenge, solution } = read(await aToken())
  const parameters = { ...challenge.parameters, ...change }
  const token = write({ challenge: { ...challenge, parameters }, solution })
  expect(checkSolution(secrets, now, token)).toEqual({ passed: false, problem: 'forged' })
})

test('refuses a challenge that was signed with another key', async () => {
  const others = challengeSecrets({ keys: [keyOf(randomBytes(32))] })
  const token = await solveChallenge(await issueChallenge(others, now, LITTLE_EFFORT))
  expect(checkSolution(secrets, now, token)).toEqual({ passed: false, problem: 'forged' })
})

test('refuses a challenge that nobody solved', async () => {
  const challenge = await issueChallenge(secrets, now, LITTLE_EFFORT)
  const guesses = [`${challenge.parameters.keyPrefix}${'0'.repeat(32)}`, '0'.repeat(64)]
  for (const derivedKey of guesses) {
    const token = write({ challenge, solution: { counter: 0, derivedKey } })
    expect(checkSolution(secrets, now, token)).toEqual({ passed: false, problem: 'unsolved' })
  }
})

test('refuses the solution of another challenge', async () => {
  const [one, other] = [read(await aToken()), read(await aToken())]
  const token = write({ challenge: one.challenge, solution: other.solution })
  expect(checkSolution(secrets, now, token)).toEqual({ passed: false, problem: 'unsolved' })
})

test('never accepts and never throws on a token that it did not make', async () => {
  const solved = read(await aToken())
  const tokens = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.base64String(),
    fc.json().map((json) => Buffer.from(json).toString('base64')),
    // Nearly right: one part of a passing token replaced by anything.
    fc.jsonValue().map((value) => write({ ...solved, solution: value as Json })),
    fc.jsonValue().map((value) => write({ ...solved, challenge: value as never })),
    fc
      .jsonValue()
      .map((value) => write({ ...solved, challenge: { ...solved.challenge, signature: value as never } })),
    fc
      .jsonValue()
      .map((value) => write({ ...solved, challenge: { ...solved.challenge, parameters: value as Json } })),
    fc
      .tuple(
        fc.constantFrom(...Object.keys(solved.challenge.parameters), '__proto__', 'data'),
        fc.jsonValue(),
      )
      .filter(([name, value]) => JSON.stringify(solved.challenge.parameters[name]) !== JSON.stringify(value))
      .map(([name, value]) => {
        const parameters = Object.fromEntries([...Object.entries(solved.challenge.parameters), [name, value]])
        return write({ ...solved, challenge: { ...solved.challenge, parameters } })
      }),
  )
  fc.assert(
    fc.property(tokens, (token) => {
      expect(checkSolution(secrets, now, token).passed).toBe(false)
    }),
    { numRuns: 200 },
  )
})

test('refuses the test-mode token of the widget and deeply nested JSON', () => {
  const testMode = Buffer.from('{"challenge":null,"solution":null,"test":true}').toString('base64')
  const deep = Buffer.from('['.repeat(6000) + ']'.repeat(6000)).toString('base64')
  for (const token of ['', testMode, deep]) {
    expect(checkSolution(secrets, now, token)).toEqual({ passed: false, problem: 'malformed' })
  }
})

async function aToken(): Promise<string> {
  return solveChallenge(await issueChallenge(secrets, now, LITTLE_EFFORT))
}

function read(token: string): Token {
  return JSON.parse(Buffer.from(token, 'base64').toString()) as Token
}

function write(content: Partial<Token> | Json): string {
  return Buffer.from(JSON.stringify(content)).toString('base64')
}
