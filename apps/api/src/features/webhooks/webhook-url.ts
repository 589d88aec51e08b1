import { isIP } from 'node:net'
import { invalidField } from '../../platform/refusal.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Refuses with VALIDATION_FAILED an address that nothing would ever be sent to. What a host name stands for is looked
 * up at each delivery, because it can change at any time.
 */
export function refuseUnfitUrl(text: string, { allowPrivate }: { readonly allowPrivate: boolean }): void {
  const url = URL.parse(text)
  if (!url) throw invalidField('url', 'is not an address')
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    throw invalidField('url', 'must begin with https://')
  }
  if (url.username !== '' || url.password !== '') throw invalidField('url', 'must not hold a password')
  if (text.includes('#')) throw invalidField('url', 'must not have a fragment')
  if (!allowPrivate && isPrivate(hostOf(url))) throw invalidField('url', 'must be on the public internet')
}

/** The host name, or the address without brackets. `URL` has made decimals of all octal and hexadecimal spellings. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

function isPrivate(host: string): boolean {
  return isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host)
}
