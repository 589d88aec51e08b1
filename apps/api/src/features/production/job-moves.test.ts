import { JOB_MOVES, JOB_STATES, type PrintJobMove, type PrintJobState } from '@platen/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNFINISHED, allowedMoves, canMove } from './job-moves.ts'

const ENDS: readonly PrintJobState[] = ['packed', 'failed', 'void']

const offSheet = (state: PrintJobState) => ({ state, sheetState: null })

/** Where a job is after somebody tried these moves one after the other. */
function follow(start: PrintJobState, moves: readonly PrintJobMove[]): PrintJobState[] {
  const states = [start]
  for (const to of moves) {
    const state = states.at(-1)!
    if (canMove(offSheet(state), to)) states.push(to)
  }
  return states
}

test('no path leaves packed, failed or void, and none leads back before the film', () => {
  const moves = fc.array(fc.constantFrom(...JOB_MOVES), { maxLength: 30 })
  fc.assert(
    fc.property(fc.constantFrom(...JOB_STATES), moves, (start, tried) => {
      const states = follow(start, tried)
      const end = states.findIndex((state) => ENDS.includes(state))
      if (end !== -1) expect(states).toHaveLength(end + 1)
      const printed = states.indexOf('printed')
      if (printed !== -1) {
        expect(states.slice(printed)).not.toContain('queued')
        expect(states.slice(printed)).not.toContain('nested')
      }
    }),
  )
})

test('the straight way leads from the queue to the bag', () => {
  const way = ['nested', 'printed', 'pressed', 'passed', 'packed'] as const
  expect(follow('queued', way)).toEqual(['queued', ...way])
})

test('nobody queues a blocked job by hand', () => {
  expect(allowedMoves(offSheet('blocked'))).toEqual(['void'])
})

test('whatever is not over can be given up', () => {
  expect(JOB_STATES.filter((state) => canMove(offSheet(state), 'void'))).toEqual(UNFINISHED)
  expect(JOB_STATES.filter((state) => !UNFINISHED.includes(state))).toEqual(ENDS)
})

test('a locked sheet keeps its prints, and a draft lets them go but does not print them', () => {
  expect(allowedMoves({ state: 'nested', sheetState: 'draft' })).toEqual(['queued', 'void'])
  for (const sheetState of ['locked', 'exported'] as const) {
    expect(allowedMoves({ state: 'nested', sheetState })).toEqual([])
  }
  expect(allowedMoves({ state: 'printed', sheetState: 'printed' })).toContain('failed')
})
