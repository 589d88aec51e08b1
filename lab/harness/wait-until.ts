import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 20

/** Neither false nor undefined ends the polling. Throws after `withinMs`. */
export async function waitUntil<Answer>(
  what: string,
  withinMs: number,
  ask: () => Answer | false | undefined | Promise<Answer | false | undefined>,
): Promise<Answer> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== false && answer !== undefined) return answer
    if (performance.now() > deadline)
      throw new Error(`After ${withinMs} ms it is still not true that ${what}.`)
    await sleep(PAUSE_MS)
  }
}
