import fc from 'fast-check'
import { expect, test } from 'vitest'
import { record, redo, startHistory, undo } from './history.ts'

test('undoes and redoes step by step', () => {
  const history = record(record(startHistory('a'), 'b'), 'c')
  expect(undo(history).present).toBe('b')
  expect(undo(undo(history)).present).toBe('a')
  expect(redo(undo(history)).present).toBe('c')
})

test('undoes a whole drag at once', () => {
  const dragged = ['b', 'c', 'd'].reduce((history, at) => record(history, at, 'drag 1'), startHistory('a'))
  expect(undo(dragged).present).toBe('a')
})

test('undoes two drags separately', () => {
  const twice = record(record(startHistory('a'), 'b', 'drag 1'), 'c', 'drag 2')
  expect(undo(twice).present).toBe('b')
})

test('does not merge a change into one that was undone', () => {
  const again = record(undo(record(startHistory('a'), 'b', 'nudge')), 'c', 'nudge')
  expect(undo(again).present).toBe('a')
})

test('drops undone changes after a new change', () => {
  const history = record(undo(record(startHistory('a'), 'b')), 'c')
  expect(redo(history)).toBe(history)
})

test('does not record an unchanged value', () => {
  const history = startHistory('a')
  expect(record(history, 'a')).toBe(history)
})

test('returns to the start by undoing every step and to the end by redoing them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(), fc.option(fc.constantFrom('x', 'y'))), { maxLength: 80 }),
      (steps) => {
        const start = startHistory(-1)
        const end = steps.reduce((history, [value, step]) => record(history, value, step ?? undefined), start)
        const back = steps.reduce((history) => undo(history), end)
        expect(back.present).toBe(-1)
        const forth = steps.reduce((history) => redo(history), back)
        expect(forth.present).toBe(end.present)
      },
    ),
  )
})
