import { isIP } from 'node:net'

/** An IPv6 address counts as its /64, because a household usually has a whole one. Invalid ones share one key. */
export function clientKey(value: string | undefined): string {
  const given = value ?? ''
  return keyOfAddress(given) ?? keyOfAddress(withoutPort(given)) ?? 'unknown'
}

function keyOfAddress(address: string): string | undefined {
  switch (isIP(address)) {
    case 4:
      return address
    case 6:
      return keyOfGroups(groupsOf(address))
    default:
      return undefined
  }
}

/** `192.0.2.1:80` and `[2001:db8::1]:443` as well as the bare addresses. */
function withoutPort(address: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
}

function keyOfGroups(groups: readonly string[]): string {
  const [high, low] = groups.slice(6).map((group) => parseInt(group, 16))
  if (high !== undefined && low !== undefined && groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}

function groupsOf(address: string): string[] {
  const [withoutZone = ''] = address.split('%')
  const canonical = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [front = [], back = []] = canonical.split('::').map((half) => (half === '' ? [] : half.split(':')))
  const zeros = Array<string>(8 - front.length - back.length).fill('0')
  return [...front, ...zeros, ...back]
}
