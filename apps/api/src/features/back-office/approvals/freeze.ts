import { createHash, randomBytes } from 'node:crypto'
import { canonicalJson } from '../../people/audit-log/index.ts'

export function digestOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex')
}

interface Frozen<Words> {
  readonly words: Words & { readonly salt: string }
  readonly wordsDigest: string
  readonly hash: string
}

/**
 * A version that customers can approve. `words` is what may name a person: the hash has only a salted digest of it, so that
 * it can be verified after they were erased, and so that nobody finds the words by trying them.
 */
export function freeze<Words extends object>(content: object, words: Words): Frozen<Words> {
  const salted = { ...words, salt: randomBytes(16).toString('hex') }
  const wordsDigest = digestOf(salted)
  return { words: salted, wordsDigest, hash: hashOf(content, wordsDigest) }
}

/** `content` names what is frozen. */
export function hashOf(content: object, wordsDigest: string): string {
  return digestOf({ ...content, words: wordsDigest })
}

interface Signature {
  readonly salt: string
  readonly signature: string
}

/** The audit chain is kept for ever: it proves name and address for as long as they are kept with the answer. */
export function sign(person: { readonly name: string; readonly address: string }): Signature {
  const salt = randomBytes(16).toString('hex')
  return { salt, signature: digestOf({ salt, ...person }) }
}
