import { expect, test } from 'vitest'
import { leadActions } from './lead-status.ts'

test.each([
  ['new', 'quoted', 'support', 'You can only change it from new to answered, ordered, lost, or spam.'],
  ['lost', 'lost', 'support', 'This is the current status.'],
  ['spam', 'contacted', 'owner', 'This request is closed: spam.'],
  ['converted', 'lost', 'owner', 'This request is closed: ordered.'],
  [
    'new',
    'contacted',
    'viewer',
    'Only owners, managers and support staff can change the status of a request.',
  ],
] as const)('says why a request that is %s cannot be moved to %s by %s', (status, name, role, reason) => {
  expect(leadActions(status, role)).toContainEqual({ name, allowed: false, reason })
})
