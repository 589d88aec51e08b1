import { isIP } from 'node:net'
import { invalidField } from '../../../platform/refusal.ts'
import { isPublicAddress } from './public-address.ts'

/**
 * Refuses URLs that nothing would ever be sent to with VALIDATION_FAILED. The host name is resolved at each
 * delivery, because its addresses can change.
 */
export function refuseUnfitUrl(text: string, { allowPrivate }: { readonly allowPrivate: boolean }): void {
  const url = URL.parse(text)
  if (!url) throw invalidField('url', 'is not a valid URL')
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    throw invalidField('url', 'must begin with https://')
  }
  if (url.username !== '' || url.password !== '') throw invalidField('url', 'must not contain a password')
  if (text.includes('#')) throw invalidField('url', 'must not have a fragment')
  if (!allowPrivate && isPrivate(hostOf(url))) throw invalidField('url', 'must be on the public internet')
}

/** The host name, or the IP address without brackets. `URL` has normalised octal and hexadecimal spellings. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

function isPrivate(host: string): boolean {
  return isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host)
}
