import { createHash } from 'node:crypto'

/**
 * Under which an account's sign-ins are counted, whoever tries and from wherever. Addresses are counted by their
 * digest: the table of quotas names nobody.
 */
export function accountKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}
