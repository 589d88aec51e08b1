/** The click comes a moment after the finger is up. */
const CLICK_FOLLOWS_MS = 100

let isPressed = false
let release: ReturnType<typeof setTimeout> | undefined
const held = new Set<() => void>()

/**
 * Calls back at once, or as long as a finger or a mouse button is down, when it is up: what moves the page between
 * press and release makes the finger miss what it aimed at. Gives what stops it.
 */
export function whenReleased(callBack: () => void): () => void {
  if (isPressed) held.add(callBack)
  else callBack()
  return () => held.delete(callBack)
}

/** Other buttons than the first open menus, which may keep to themselves where it goes up. */
function press({ button }: PointerEvent): void {
  if (button !== 0) return
  clearTimeout(release)
  release = undefined
  isPressed = true
}

function letGo(): void {
  if (!isPressed || release !== undefined) return
  release = setTimeout(() => {
    release = undefined
    isPressed = false
    const due = [...held]
    held.clear()
    for (const callBack of due) callBack()
  }, CLICK_FOLLOWS_MS)
}

function move({ pointerType, buttons }: PointerEvent): void {
  if (pointerType === 'mouse' && buttons === 0) letGo()
}

/** The list of a select and what is dragged swallow the end of the press: these come after it. */
const ENDS = ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'keydown']

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', press, true)
  addEventListener('pointermove', move, true)
  for (const end of ENDS) addEventListener(end, letGo, true)
  // Of the window alone: nobody hears where the finger goes up.
  addEventListener('blur', letGo)
}
