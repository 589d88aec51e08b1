import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { isSigned, sameBytes, sign, type KeyRing } from '../server-keys.ts'

/** Accounts that sign in with one browser, such as the tablet of the press room. */
const MOST_ACCOUNTS = 8
const LIFETIME_MS = 180 * 24 * 3_600_000

interface Account {
  readonly id: string
  readonly passwordHash: string | null
}

/**
 * Says in which browsers an account has signed in, so that strangers who guess its password do not slow down its
 * holder. Its signature covers the hash of the password, so a new password makes it worthless. It signs nobody in.
 */
export interface DeviceCookie {
  /** The id of the device if the account has signed in with it. Takes equally long without an account. */
  deviceOf(cookieHeader: string | undefined, account: Account | undefined): string | undefined
  /** Keeps the other accounts of the browser. */
  set(cookieHeader: string | undefined, account: Account): string
}

export function deviceCookie(publicUrl: string, key: KeyRing, clock: Clock): DeviceCookie {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-platen_device' : 'platen_device'
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}; Max-Age=${LIFETIME_MS / 1000}`

  return {
    deviceOf: (header, account) => {
      const own = read(header).find((entry) => isOf(entry, account))
      return account && own?.split('.')[0]
    },
    set: (header, account) => {
      const others = read(header).filter((entry) => !isOf(entry, account))
      return `${name}=${[entryOf(account), ...others].slice(0, MOST_ACCOUNTS).join('~')}; ${attributes}`
    },
  }

  function read(header: string | undefined): string[] {
    const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
    const entries =
      pair
        ?.trim()
        .slice(name.length + 1)
        .split('~') ?? []
    return entries
      .filter((entry) => /^[\w-]{22}\.[0-9a-z]{1,10}\.[\w-]{43}$/.test(entry))
      .slice(0, MOST_ACCOUNTS)
  }

  function entryOf(account: Account): string {
    const id = randomBytes(16).toString('base64url')
    const expires = (clock.now().getTime() + LIFETIME_MS).toString(36)
    return `${id}.${expires}.${sign(key, signedText(id, expires, account)).toString('base64url')}`
  }

  function isOf(entry: string, account: Account | undefined): boolean {
    const [id = '', expires = '', signature = ''] = entry.split('.')
    const isGenuine = isSigned(key, signedText(id, expires, account), (expected) =>
      sameBytes(Buffer.from(signature, 'base64url'), expected),
    )
    return isGenuine && Number.parseInt(expires, 36) > clock.now().getTime()
  }

  function signedText(id: string, expires: string, account: Account | undefined): string {
    return JSON.stringify([id, expires, account?.id, account?.passwordHash])
  }
}
