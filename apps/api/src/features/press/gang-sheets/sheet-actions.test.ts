import { SHEET_ACTIONS, SHEET_STATES } from '@platen/contract'
import { expect, test } from 'vitest'
import { allowedActions, refuseUnlessAllowed, type SheetStatus } from './sheet-actions.ts'

const fresh = { livePrints: 3, exporting: false, hasFiles: false } as const

test('a sheet goes from draft to printed, and can be voided until then', () => {
  const actions = Object.fromEntries(
    SHEET_STATES.map((state) => [
      state,
      allowedActions({ ...fresh, state, hasFiles: state === 'exported' || state === 'printed' }),
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
  expect(allowedActions({ ...fresh, state: 'exported' })).toEqual(['export', 'print', 'void'])
  expect(allowedActions({ ...fresh, state: 'printed' })).toEqual(['export'])
  expect(allowedActions({ ...fresh, state: 'printed', exporting: true })).toEqual([])
  expect(allowedActions({ ...fresh, state: 'locked', exporting: true })).toEqual(['void'])
})

test('an empty draft can only be changed or voided, and a sheet of void prints cannot be printed', () => {
  expect(allowedActions({ ...fresh, state: 'draft', livePrints: 0 })).toEqual(['change', 'void'])
  expect(allowedActions({ ...fresh, state: 'exported', livePrints: 0, hasFiles: true })).toEqual(['void'])
})

test('refuses an action that is not allowed, with the reason and the possible actions', () => {
  const states: SheetStatus[] = SHEET_STATES.map((state) => ({ ...fresh, state }))
  for (const sheet of states) {
    for (const action of SHEET_ACTIONS) {
      const tried = () => refuseUnlessAllowed(sheet, action, 'GS-000007')
      if (allowedActions(sheet).includes(action)) expect(tried).not.toThrow()
      else expect(tried).toThrow(/^Sheet GS-000007 is (a )?\w+, so it cannot be \w+; /)
    }
  }
  expect(() => refuseUnlessAllowed({ ...fresh, state: 'locked' }, 'print', 'GS-000007')).toThrow(
    'Sheet GS-000007 is locked, so it cannot be printed; it can be exported, voided.',
  )
})
