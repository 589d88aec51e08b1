import { expect, test } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { isPublicAddress, refuseUnfitUrl } from './public-address.ts'

test.each(['1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450::8a'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['this host', '0.0.0.0'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.16.0.1'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.1.1'],
  ['cloud metadata', '169.254.169.254'],
  ['a provider behind NAT', '100.64.0.1'],
  ['protocol assignments', '192.0.0.170'],
  ['documentation', '203.0.113.5'],
  ['benchmarking', '198.19.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '250.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['an invalid address', '::'],
  ['loopback', '::1'],
  ['IPv4 inside IPv6', '::ffff:127.0.0.1'],
  ['IPv4 inside IPv6', '::ffff:808:808'],
  ['deprecated IPv4 inside IPv6', '::127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of a network', '64:ff9b:1::7f00:1'],
  ['6to4', '2002:7f00:1::1'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['documentation', '2001:db8::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['unique local', 'fd00::1'],
  ['multicast', 'ff02::1'],
  ['a name', 'example.com'],
  ['nothing', ''],
])('is not public: %s: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each([
  'https://127.0.0.1/hook',
  'https://2130706433/hook',
  'https://0177.0.0.1/hook',
  'https://0x7f.1/hook',
  'https://0x7f000001/hook',
  'https://127.1/hook',
  'https://0/hook',
  'https://①②⑦.0.0.1/hook',
  'https://127.0.0.1./hook',
  'https://%31%32%37.0.0.1/hook',
  'https://[::1]/hook',
  'https://[::ffff:7f00:1]/hook',
  'https://[64:ff9b::127.0.0.1]/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/hook',
  'https://LOCALHOST./hook',
  'https://shop.localhost/hook',
  'http://example.com/hook',
  'ftp://example.com/hook',
  'javascript:alert(1)',
  'https://user:password@example.com/hook',
  'https://user@example.com/hook',
  'https://example.com/hook#part',
  'https://example.com/hook#',
  'https://',
  'https://exa mple.com/hook',
  'https://999.0.0.1/hook',
  'example.com/hook',
])('refuses an endpoint at %s', (url) => {
  expect(() => refuseUnfitUrl(url, { allowPrivate: false, hosts: [] })).toThrow(Refusal)
})

test.each(['https://example.com', 'https://example.com:8443/hook?key=1', 'https://1.1.1.1/hook'])(
  'an endpoint may be at %s',
  (url) => {
    expect(() => refuseUnfitUrl(url, { allowPrivate: false, hosts: [] })).not.toThrow()
  },
)

test('allows private addresses and http when the shop is configured so', () => {
  for (const url of ['http://localhost:3000/hook', 'https://10.0.0.1/hook', 'http://[::1]/hook']) {
    expect(() => refuseUnfitUrl(url, { allowPrivate: true, hosts: [] })).not.toThrow()
  }
  expect(() => refuseUnfitUrl('ftp://localhost/hook', { allowPrivate: true, hosts: [] })).toThrow(Refusal)
})

test.each([
  ['https://hooks.example.com/in', true],
  ['https://HOOKS.example.com./in', false],
  ['https://a.b.example.org/in', true],
  ['https://example.org/in', false],
  ['https://badexample.org/in', false],
  ['https://hooks.example.com.evil.example/in', false],
])('with a list of hosts, an endpoint at %s is fit: %s', (url, isFit) => {
  const check = () =>
    refuseUnfitUrl(url, { allowPrivate: false, hosts: ['hooks.example.com', '*.example.org'] })
  if (isFit) expect(check).not.toThrow()
  else expect(check).toThrow(Refusal)
})
