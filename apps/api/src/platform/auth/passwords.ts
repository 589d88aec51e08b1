import { lazily } from '../lazily.ts'

/** argon2id, at the strength that OWASP's Password Storage Cheat Sheet recommends: 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Loaded when first used: finding its native part costs each start 20 ms. */
const library = lazily(async () => (await import('@node-rs/argon2')).default)

export async function hashPassword(password: string): Promise<string> {
  const argon2 = await library()
  return argon2.hash(password, ARGON2ID)
}

/** Takes equally long without a hash, so that timing does not reveal which addresses have an account. */
export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const argon2 = await library()
  const matches = await argon2.verify(passwordHash ?? (await nobodysHash()), password)
  return matches && typeof passwordHash === 'string'
}

let nobodys: Promise<string> | undefined

function nobodysHash(): Promise<string> {
  return (nobodys ??= hashPassword('a password that nobody has'))
}
