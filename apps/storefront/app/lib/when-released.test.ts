import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let page: EventTarget
let whenReleased: (callBack: () => void) => () => void
beforeEach(async () => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('document', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  ;({ whenReleased } = await import('./when-released.ts'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function happens(kind: string, details: object = {}): void {
  page.dispatchEvent(Object.assign(new Event(kind), details))
}

function press(button = 0): void {
  happens('pointerdown', { button })
}

test('calls back immediately while no button is pressed', () => {
  const callBack = vi.fn()
  whenReleased(callBack)
  expect(callBack).toHaveBeenCalledOnce()
})

test('waits for the release and the click that follows it', () => {
  const callBack = vi.fn()
  press()
  whenReleased(callBack)
  vi.runAllTimers()
  happens('pointerup')
  expect(callBack).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(callBack).toHaveBeenCalledOnce()
})

test('does not call back once it was stopped', () => {
  const callBack = vi.fn()
  press()
  const stop = whenReleased(callBack)
  stop()
  happens('pointerup')
  vi.runAllTimers()
  expect(callBack).not.toHaveBeenCalled()
})

test('waits only for the primary button', () => {
  const callBack = vi.fn()
  press(2)
  whenReleased(callBack)
  expect(callBack).toHaveBeenCalledOnce()
})

test.each([
  ['pointercancel', {}],
  ['contextmenu', {}],
  ['dragend', {}],
  ['keydown', {}],
  ['blur', {}],
  ['pointermove', { pointerType: 'mouse', buttons: 0 }],
])('treats %s as the end of a press whose release was missed', (kind, details) => {
  const callBack = vi.fn()
  press()
  whenReleased(callBack)
  happens(kind, details)
  vi.runAllTimers()
  expect(callBack).toHaveBeenCalledOnce()
})

test.each([
  ['a mouse', { pointerType: 'mouse', buttons: 1 }],
  ['a finger', { pointerType: 'touch', buttons: 0 }],
])('does not treat the movement of %s that is down as a release', (_, details) => {
  const callBack = vi.fn()
  press()
  whenReleased(callBack)
  happens('pointermove', details)
  vi.runAllTimers()
  expect(callBack).not.toHaveBeenCalled()
})

test('is not delayed by mouse movement after the press', () => {
  const callBack = vi.fn()
  press()
  whenReleased(callBack)
  for (let moves = 0; moves < 10; moves += 1) {
    happens('pointermove', { pointerType: 'mouse', buttons: 0 })
    vi.advanceTimersByTime(20)
  }
  expect(callBack).toHaveBeenCalledOnce()
})
