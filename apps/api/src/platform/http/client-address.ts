/**
 * The name under which a client is counted: its IPv4 address, or the /64 of its IPv6 address, because one
 * household or server usually has a whole /64 to itself.
 */
export function clientKey(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  return `${firstFourGroups(address.split('%')[0] ?? address).join(':')}::/64`
}

function firstFourGroups(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0')
  return [...front, ...(tail === undefined ? [] : zeros), ...back]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
}
