import { expect, test } from 'vitest'
import { leadActions } from './lead-status.ts'

test.each([
  [
    'new',
    'quoted',
    'support',
    'You can only change it from new to answered, ordered, lost, or spam.',
    'other_status_first',
  ],
  ['lost', 'lost', 'support', 'This is the current status.', 'current_status'],
  ['spam', 'contacted', 'owner', 'This request is closed: spam.', 'request_closed'],
  ['converted', 'lost', 'owner', 'This request is closed: ordered.', 'request_closed'],
  [
    'new',
    'contacted',
    'viewer',
    'Only owners, managers and support staff can change the status of a request.',
    'lacks_permission',
  ],
] as const)(
  'says why a request that is %s cannot be moved to %s by %s',
  (status, name, role, reason, code) => {
    expect(leadActions(status, role)).toContainEqual(
      expect.objectContaining({ name, allowed: false, reason, code }),
    )
  },
)
