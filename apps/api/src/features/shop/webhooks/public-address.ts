import { BlockList, isIP } from 'node:net'
import type { WebhookTargets } from '../../../config.ts'
import { invalidField } from '../../../platform/refusal.ts'

/**
 * Non-public ranges of IANA's special-purpose registries
 * (https://www.iana.org/assignments/iana-ipv4-special-registry,
 * https://www.iana.org/assignments/iana-ipv6-special-registry).
 */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** All globally routed addresses; mapped, NAT64, unique local, link-local and multicast addresses are outside. */
const GLOBAL_IPV6 = ['2000::/3']
/** 6to4 and Teredo embed an IPv4 address. */
const SPECIAL_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const specialIpv4 = blockList('ipv4', SPECIAL_IPV4)
const globalIpv6 = blockList('ipv6', GLOBAL_IPV6)
const specialIpv6 = blockList('ipv6', SPECIAL_IPV6)

export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !specialIpv4.check(address, 'ipv4')
    case 6:
      return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
    default:
      return false
  }
}

function blockList(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}

/** The host name is resolved at each delivery, because its addresses can change. */
export function refuseUnfitUrl(text: string, { allowPrivate, hosts }: WebhookTargets): void {
  const url = URL.parse(text)
  if (!url) throw invalidField('url', 'is not a valid URL', 'not_a_url')
  if (url.protocol !== 'https:' && !(allowPrivate && url.protocol === 'http:')) {
    throw invalidField('url', 'must begin with https://', 'not_https')
  }
  if (url.username !== '' || url.password !== '')
    throw invalidField('url', 'must not contain a password', 'url_with_password')
  if (text.includes('#')) throw invalidField('url', 'must not have a fragment', 'url_with_fragment')
  if (!allowPrivate && isPrivate(hostOf(url)))
    throw invalidField('url', 'must be on the public internet', 'not_public')
  if (!isListed(hostOf(url), hosts))
    throw invalidField('url', `must be at one of: ${hosts.join(', ')}`, 'host_not_allowed', hosts.join(', '))
}

/** Whether the shop's list of hosts names it, or there is no list. */
export function isListed(host: string, hosts: readonly string[]): boolean {
  return (
    hosts.length === 0 ||
    hosts.some((listed) => (listed.startsWith('*.') ? host.endsWith(listed.slice(1)) : host === listed))
  )
}

/** The host name, or the IP address without brackets. `URL` has normalised octal and hexadecimal spellings. */
export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}

function isPrivate(host: string): boolean {
  return isIP(host) === 0 ? /(^|\.)localhost\.?$/.test(host) : !isPublicAddress(host)
}
