import { expect, test } from 'vitest'
import { securityText } from './discovery-documents.ts'

const NOW = new Date('2027-03-01T12:00:00Z')
const PUBLIC_URL = 'https://shop.example'

test('names the email channel of the store and expires within a year', () => {
  const text = securityText({
    publicUrl: PUBLIC_URL,
    supportChannels: [
      { kind: 'whatsapp', value: '+50588887777' },
      { kind: 'email', value: 'hello@shop.example' },
    ],
    now: NOW,
  })

  expect(text).toBe(`Contact: mailto:hello@shop.example
Expires: 2027-08-28T12:00:00.000Z
Preferred-Languages: en, es
Canonical: https://shop.example/.well-known/security.txt
`)
})

test('names the pages of the store while it has no email channel', () => {
  expect(securityText({ publicUrl: PUBLIC_URL, supportChannels: [], now: NOW })).toContain(
    'Contact: https://shop.example/\n',
  )
})
