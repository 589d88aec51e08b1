import { SHEET_ACTIONS, SHEET_STATES } from '@platen/contract'
import { expect, test } from 'vitest'
import { allowedNames } from '../../../platform/auth/action-records.ts'
import { refuseUnlessAllowed, sheetActions, type SheetStatus } from './sheet-actions.ts'

const fresh = { livePrints: 3, exporting: false, hasFiles: false } as const
const allowedFor = (sheet: SheetStatus) => allowedNames(sheetActions(sheet, 'production'))

test('a sheet goes from draft to printed, and can be voided until then', () => {
  const actions = Object.fromEntries(
    SHEET_STATES.map((state) => [
      state,
      allowedFor({ ...fresh, state, hasFiles: state === 'exported' || state === 'printed' }),
    ]),
  )
  expect(actions).toEqual({
    draft: ['pack', 'change', 'lock', 'void'],
    locked: ['export', 'void'],
    exported: ['print', 'void'],
    printed: [],
    voided: [],
  })
})

test('removed files can be exported again, one export at a time', () => {
  expect(allowedFor({ ...fresh, state: 'exported' })).toEqual(['export', 'print', 'void'])
  expect(allowedFor({ ...fresh, state: 'printed' })).toEqual(['export'])
  expect(allowedFor({ ...fresh, state: 'printed', exporting: true })).toEqual([])
  expect(allowedFor({ ...fresh, state: 'locked', exporting: true })).toEqual(['void'])
})

test('an empty draft can only be changed or voided, and a sheet of void prints cannot be printed', () => {
  expect(allowedFor({ ...fresh, state: 'draft', livePrints: 0 })).toEqual(['change', 'void'])
  expect(allowedFor({ ...fresh, state: 'exported', livePrints: 0, hasFiles: true })).toEqual(['void'])
})

test.each([
  ['draft', {}, 'print', 'Only an exported sheet can be printed.', 'sheet_not_exported'],
  ['draft', { livePrints: 0 }, 'lock', 'The sheet has no prints.', 'sheet_empty'],
  ['locked', {}, 'pack', 'Only drafts can be packed.', 'sheet_not_draft'],
  ['locked', { exporting: true }, 'export', 'The export is running.', 'sheet_exporting'],
  ['exported', { exporting: true }, 'print', 'The export is running.', 'sheet_exporting'],
  ['exported', { hasFiles: true }, 'export', 'The sheet is already exported.', 'sheet_has_files'],
  ['printed', {}, 'void', 'This sheet can no longer be voided.', 'sheet_not_voidable'],
] as const)('says why a sheet in the state %s %o has no action %s', (state, more, action, reason, code) => {
  expect(sheetActions({ ...fresh, state, ...more }, 'owner')).toContainEqual({
    name: action,
    allowed: false,
    reason,
    code,
    roles: [],
  })
})

test('gives a role that may only read sheets the same reason for every action', () => {
  const reason = 'Only owners, managers and production staff can change gang sheets.'
  expect(sheetActions({ ...fresh, state: 'draft' }, 'viewer')).toEqual(
    SHEET_ACTIONS.map((name) => ({
      name,
      allowed: false,
      reason,
      code: 'lacks_permission',
      roles: ['owner', 'manager', 'production'],
    })),
  )
})

test('refuses an action that is not allowed, with the reason and the possible actions', () => {
  const states: SheetStatus[] = SHEET_STATES.map((state) => ({ ...fresh, state }))
  for (const sheet of states) {
    for (const action of SHEET_ACTIONS) {
      const tried = () => refuseUnlessAllowed(sheet, action, 'GS-000007')
      if (allowedFor(sheet).includes(action)) expect(tried).not.toThrow()
      else expect(tried).toThrow(/^Sheet GS-000007 is (a )?\w+, so it cannot be \w+; /)
    }
  }
  expect(() => refuseUnlessAllowed({ ...fresh, state: 'locked' }, 'print', 'GS-000007')).toThrow(
    'Sheet GS-000007 is locked, so it cannot be printed; it can be exported, voided.',
  )
})
