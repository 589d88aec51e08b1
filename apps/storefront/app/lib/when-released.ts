/** The click event follows the release with a short delay. */
const CLICK_DELAY_MS = 100

let isPressed = false
let release: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

/** A layout shift between press and release would make the click miss its target. */
export function whenReleased(callBack: () => void): () => void {
  if (isPressed) waiting.add(callBack)
  else callBack()
  return () => waiting.delete(callBack)
}

/** Ignores other buttons, because they open menus that can swallow the release. */
function press({ button }: PointerEvent): void {
  if (button !== 0) return
  clearTimeout(release)
  release = undefined
  isPressed = true
}

function scheduleRelease(): void {
  if (!isPressed || release !== undefined) return
  release = setTimeout(() => {
    release = undefined
    isPressed = false
    const due = [...waiting]
    waiting.clear()
    for (const callBack of due) callBack()
  }, CLICK_DELAY_MS)
}

function move({ pointerType, buttons }: PointerEvent): void {
  if (pointerType === 'mouse' && buttons === 0) scheduleRelease()
}

/** Select menus and drags swallow `pointerup`, but one of the others follows. */
const END_EVENTS = ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'keydown']

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', press, true)
  addEventListener('pointermove', move, true)
  for (const end of END_EVENTS) addEventListener(end, scheduleRelease, true)
  // When the window loses the focus, the release may happen outside of it.
  addEventListener('blur', scheduleRelease)
}
