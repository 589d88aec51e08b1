import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 20

/** Asks again and again until the answer is neither false nor nothing, and gives it. Throws when it never was. */
export async function until<Answer>(
  what: string,
  withinMs: number,
  ask: () => Answer | false | undefined | Promise<Answer | false | undefined>,
): Promise<Answer> {
  const deadline = performance.now() + withinMs
  for (;;) {
    const answer = await ask()
    if (answer !== false && answer !== undefined) return answer
    if (performance.now() > deadline) throw new Error(`In ${withinMs} ms it did not come true that ${what}.`)
    await sleep(PAUSE_MS)
  }
}
