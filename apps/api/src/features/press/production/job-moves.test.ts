import {
  ITEM_KINDS,
  JOB_MOVES,
  JOB_STATES,
  type ItemKind,
  type PrintJobMove,
  type PrintJobState,
} from '@platen/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNFINISHED, allowedMoves, canMove } from './job-moves.ts'

const ENDS: readonly PrintJobState[] = ['packed', 'failed', 'void']

const withoutSheet = (state: PrintJobState, kind: ItemKind = 'garment') => ({ kind, state, sheetState: null })

function follow(
  start: PrintJobState,
  moves: readonly PrintJobMove[],
  kind: ItemKind = 'garment',
): PrintJobState[] {
  const states = [start]
  for (const to of moves) {
    const state = states.at(-1)!
    if (canMove(withoutSheet(state, kind), to)) states.push(to)
  }
  return states
}

test('no path leaves packed, failed or void, and none leads from printed back to the queue', () => {
  const moves = fc.array(fc.constantFrom(...JOB_MOVES), { maxLength: 30 })
  fc.assert(
    fc.property(
      fc.constantFrom(...JOB_STATES),
      moves,
      fc.constantFrom(...ITEM_KINDS),
      (start, tried, kind) => {
        const states = follow(start, tried, kind)
        const end = states.findIndex((state) => ENDS.includes(state))
        if (end !== -1) expect(states).toHaveLength(end + 1)
        const printed = states.indexOf('printed')
        if (printed !== -1) {
          expect(states.slice(printed)).not.toContain('queued')
          expect(states.slice(printed)).not.toContain('nested')
        }
      },
    ),
  )
})

test('a job can go step by step from the queue to packed', () => {
  const steps = ['nested', 'printed', 'pressed', 'passed', 'packed'] as const
  expect(follow('queued', steps)).toEqual(['queued', ...steps])
})

test('film without a garment is cut instead of pressed, and a garment never is', () => {
  const steps = ['nested', 'printed', 'cut', 'packed'] as const
  for (const kind of ['transfer', 'sheet'] as const) {
    expect(follow('queued', steps, kind)).toEqual(['queued', ...steps])
    expect(follow('queued', ['nested', 'printed', 'pressed', 'packed'], kind).at(-1)).toBe('printed')
  }
  expect(follow('queued', steps).at(-1)).toBe('printed')
})

test('a blocked job cannot be queued by hand', () => {
  expect(allowedMoves(withoutSheet('blocked'))).toEqual(['void'])
})

test('every unfinished job can be voided', () => {
  expect(JOB_STATES.filter((state) => canMove(withoutSheet(state), 'void'))).toEqual(UNFINISHED)
  expect(JOB_STATES.filter((state) => !UNFINISHED.includes(state))).toEqual(ENDS)
})

test('a job can leave a draft sheet but not a locked one, and neither is printed job by job', () => {
  expect(allowedMoves({ kind: 'garment', state: 'nested', sheetState: 'draft' })).toEqual(['queued', 'void'])
  for (const sheetState of ['locked', 'exported'] as const) {
    expect(allowedMoves({ kind: 'garment', state: 'nested', sheetState })).toEqual([])
  }
  expect(allowedMoves({ kind: 'garment', state: 'printed', sheetState: 'printed' })).toContain('failed')
})
