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

function press(): void {
  clearTimeout(release)
  isPressed = true
}

function letGo(): void {
  clearTimeout(release)
  release = setTimeout(() => {
    isPressed = false
    const due = [...held]
    held.clear()
    for (const callBack of due) callBack()
  }, CLICK_FOLLOWS_MS)
}

if (typeof document !== 'undefined') {
  addEventListener('pointerdown', press, true)
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, true)
  // Of the window alone: nobody hears where the finger goes up.
  addEventListener('blur', letGo)
}
