import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { kept } from '@platen/ui'
import { browserApi } from '../browser-api.ts'

/**
 * Whether this browser was signed in when it last asked. Scripts cannot read the cookie, and pages that work without an
 * account ask nothing for guests.
 */
const signedIn = kept('account', false, (value): value is boolean => typeof value === 'boolean')

export function isSignedIn(): boolean {
  return signedIn.read()
}

export function noteSignedIn(isIn: boolean): void {
  if (signedIn.read() !== isIn) signedIn.write(isIn)
}

/** Undefined for guests, and once the session has ended. */
export async function knownAccount(signal: AbortSignal): Promise<Resources['AccountRecord'] | undefined> {
  if (!signedIn.read()) return undefined
  try {
    return await expectData(browserApi.getAccount({ signal }))
  } catch (error) {
    if (error instanceof PlatenError && error.status === 401) noteSignedIn(false)
    return undefined
  }
}
