import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientKey } from './client-address.ts'

const group = fc.integer({ min: 0, max: 0xffff })
const groups = (count: number) => fc.array(group, { minLength: count, maxLength: count })
const hex = (numbers: readonly number[]) => numbers.map((number) => number.toString(16))

test('counts all addresses of one /64 as one client, however they are written', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (network, one, other) => {
      fc.pre(network.some((part) => part !== 0))
      const plain = hex([...network, ...one]).join(':')
      const padded = hex([...network, ...other])
        .map((part) => part.toUpperCase().padStart(4, '0'))
        .join(':')
      const compressed = new URL(`http://[${plain}]`).hostname
      const key = `${hex(network).join(':')}::/64`
      for (const written of [plain, padded, compressed, `${compressed}:443`, `${plain}%eth0`]) {
        expect(clientKey(written)).toBe(key)
      }
    }),
  )
})

test('counts addresses of different /64 networks as different clients', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), (one, other, host) => {
      fc.pre(hex(one).join() !== hex(other).join() && one.some(Boolean) && other.some(Boolean))
      const [first, second] = [one, other].map((network) => clientKey(hex([...network, ...host]).join(':')))
      expect(first).not.toBe(second)
    }),
  )
})

test('counts an IPv4 address as itself, also when mapped to IPv6 or with a port', () => {
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      const [a, b, c, d] = address.split('.').map(Number) as [number, number, number, number]
      const mapped = `::ffff:${hex([a * 256 + b, c * 256 + d]).join(':')}`
      const forms = [
        address,
        `${address}:49152`,
        `::ffff:${address}`,
        `::FFFF:${address}`,
        mapped,
        `[${mapped}]:80`,
      ]
      for (const written of [...forms, `0:0:0:0:0:ffff:${address}`]) expect(clientKey(written)).toBe(address)
    }),
  )
})

test.each([
  ['1:2::3:4:5:192.0.2.1', '1:2:0:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
])('%s is counted as %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})

test('counts everything that is not an address as one client', () => {
  for (const given of [
    undefined,
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    'a'.repeat(10_000),
    '[::1',
    '1.2.3.4:5:6',
  ]) {
    expect(clientKey(given)).toBe('unknown')
  }
})
