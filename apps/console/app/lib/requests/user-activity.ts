/** What is asked for so soon after somebody touched the page is asked for them. */
const ACTIVE_FOR_MS = 60_000

/** Whoever opens the page has touched it. */
let lastInputMs = Date.now()

/** Call it once, when the app starts. */
export function watchUserActivity(): void {
  // Not the moves of a pointer: a browser tells of one too when something moves below a hand that lies still.
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, () => (lastInputMs = Date.now()), { capture: true, passive: true })
  }
}

/** Whether somebody is at work at this page, as against the page with itself. */
export function isUserActive(): boolean {
  return Date.now() - lastInputMs < ACTIVE_FOR_MS
}
