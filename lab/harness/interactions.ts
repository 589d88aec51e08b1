import type { Page } from 'playwright-core'
import { median } from './statistics.ts'

const OBSERVE = `interactions = []
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) interactions.push({ id: interactionId, duration })
}).observe({ type: 'event', durationThreshold: 16 })`

/** Call it on a page that is loaded; `measuredInteractions` has what happened since. */
export async function observeInteractions(page: Page): Promise<void> {
  await page.evaluate(OBSERVE)
}

/** Milliseconds from a press to what it shows, of each interaction that took more than a frame. */
export async function measuredInteractions(page: Page): Promise<string> {
  const durations = await page.evaluate<number[]>(
    `Object.values(interactions.reduce((all, { id, duration }) => ({ ...all, [id]: Math.max(all[id] ?? 0, duration) }), {}))`,
  )
  const slowest = Math.max(0, ...durations)
  return `median ${Math.round(median(durations))} ms, slowest (INP) ${Math.round(slowest)} ms of ${durations.length}`
}
