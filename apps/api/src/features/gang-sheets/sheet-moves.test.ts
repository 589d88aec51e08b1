import { SHEET_ACTIONS, SHEET_STATES } from '@platen/contract'
import { expect, test } from 'vitest'
import { allowedActions, refuseUnlessAllowed, type SheetAtWork } from './sheet-moves.ts'

const fresh = { livePrints: 3, exporting: false, hasFiles: false } as const

test('a sheet goes from the draft to the printer, and can be given up until then', () => {
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

test('files that are gone can be made again, once at a time', () => {
  expect(allowedActions({ ...fresh, state: 'exported' })).toEqual(['export', 'print', 'void'])
  expect(allowedActions({ ...fresh, state: 'printed' })).toEqual(['export'])
  expect(allowedActions({ ...fresh, state: 'printed', exporting: true })).toEqual([])
  expect(allowedActions({ ...fresh, state: 'locked', exporting: true })).toEqual(['void'])
})

test('an empty draft can take prints or be given up, and a sheet of void prints is not printed', () => {
  expect(allowedActions({ ...fresh, state: 'draft', livePrints: 0 })).toEqual(['change', 'void'])
  expect(allowedActions({ ...fresh, state: 'exported', livePrints: 0, hasFiles: true })).toEqual(['void'])
})

test('whatever is not allowed is refused with the reason and the choices', () => {
  const states: SheetAtWork[] = SHEET_STATES.map((state) => ({ ...fresh, state }))
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
