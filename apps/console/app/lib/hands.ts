/** What is asked for so soon after somebody touched the page is asked for them. */
const AT_WORK_MS = 60_000

/** Whoever opens the page has touched it. */
let lastTouchMs = Date.now()

/** Call it once, when the app starts. */
export function watchHands(): void {
  // Not the moves of a pointer: a browser tells of one too when something moves below a hand that lies still.
  for (const type of ['pointerdown', 'keydown', 'wheel']) {
    addEventListener(type, () => (lastTouchMs = Date.now()), { capture: true, passive: true })
  }
}

/** Whether somebody is at work at this page, as against the page with itself. */
export function somebodyIsHere(): boolean {
  return Date.now() - lastTouchMs < AT_WORK_MS
}
