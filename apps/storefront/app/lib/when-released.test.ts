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

function pressAndWait(button = 0) {
  happens('pointerdown', { button })
  const callBack = vi.fn()
  return { callBack, stop: whenReleased(callBack) }
}

test('calls back immediately while no button is pressed', () => {
  const callBack = vi.fn()
  whenReleased(callBack)
  expect(callBack).toHaveBeenCalledOnce()
})

test('waits for the release and the click that follows it', () => {
  const { callBack } = pressAndWait()
  vi.runAllTimers()
  happens('pointerup')
  expect(callBack).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(callBack).toHaveBeenCalledOnce()
})

test('does not call back once it was stopped', () => {
  const { callBack, stop } = pressAndWait()
  stop()
  happens('pointerup')
  vi.runAllTimers()
  expect(callBack).not.toHaveBeenCalled()
})

test('waits only for the primary button', () => {
  const { callBack } = pressAndWait(2)
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
  const { callBack } = pressAndWait()
  happens(kind, details)
  vi.runAllTimers()
  expect(callBack).toHaveBeenCalledOnce()
})

test.each([
  ['a mouse', { pointerType: 'mouse', buttons: 1 }],
  ['a finger', { pointerType: 'touch', buttons: 0 }],
])('does not treat the movement of %s that is down as a release', (_, details) => {
  const { callBack } = pressAndWait()
  happens('pointermove', details)
  vi.runAllTimers()
  expect(callBack).not.toHaveBeenCalled()
})

test('is not delayed by mouse movement after the press', () => {
  const { callBack } = pressAndWait()
  for (let moves = 0; moves < 10; moves += 1) {
    happens('pointermove', { pointerType: 'mouse', buttons: 0 })
    vi.advanceTimersByTime(20)
  }
  expect(callBack).toHaveBeenCalledOnce()
})
