/** Requests this soon after an input count as made by the user. */
const ACTIVE_FOR_MS = 60_000

/** Opening the page is an input. */
let lastInputMs = Date.now()

export function watchUserActivity(): void {
  // Not pointer moves: browsers also report one when something moves under a resting pointer.
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, () => (lastInputMs = Date.now()), { capture: true, passive: true })
  }
}

export function isUserActive(): boolean {
  return Date.now() - lastInputMs < ACTIVE_FOR_MS
}
