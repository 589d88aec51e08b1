import { hash, randomBytes } from 'node:crypto'

/** 256 random bits; only the digest is stored. */
export function newSessionToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

interface CookieKind {
  readonly plainName: string
  readonly sameSite: 'Strict' | 'Lax'
}

const STAFF_COOKIE: CookieKind = { plainName: 'platen_session', sameSite: 'Strict' }
/** Lax, so that a link in an email or a chat opens the page signed in. */
export const ACCOUNT_COOKIE: CookieKind = { plainName: 'platen_account', sameSite: 'Lax' }

/** Hidden from scripts and sent only by this site's own pages; over https its name has the `__Host-` prefix. */
export interface SessionCookie {
  read(cookieHeader: string | undefined): string | undefined
  set(token: string, maxAgeSeconds: number): string
  clear(): string
}

export function sessionCookie(
  publicUrl: string,
  { plainName, sameSite }: CookieKind = STAFF_COOKIE,
): SessionCookie {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? `__Host-${plainName}` : plainName
  const attributes = `Path=/; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`
  return {
    read: (header) => {
      const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
      const token = pair?.trim().slice(name.length + 1)
      return token !== undefined && /^[A-Za-z0-9_-]{43}$/.test(token) ? token : undefined
    },
    set: (token, maxAgeSeconds) => `${name}=${token}; ${attributes}; Max-Age=${maxAgeSeconds}`,
    clear: () => `${name}=; ${attributes}; Max-Age=0`,
  }
}
