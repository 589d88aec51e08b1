import type { Page } from 'playwright-core'
import { waitUntil } from './wait-until.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

const STEPS = 8

/** Fingers on the screen: real touch input through the DevTools protocol, which answers before the page has handled it. */
export async function aHand(page: Page) {
  const session = await page.context().newCDPSession(page)
  await page.evaluate(`
    window.lifted = 0
    for (const name of ['pointerup', 'pointercancel'])
      addEventListener(name, (event) => { if (event.pointerType === 'touch') window.lifted += 1 }, true)
  `)
  let put = 0
  let lifted = 0
  async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }))
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  const hand = {
    put(points: readonly Point[]) {
      put = points.length
      return touch('touchStart', points)
    },
    async lift() {
      lifted += put
      await touch('touchEnd', [])
      await waitUntil('the page saw all fingers lifted', 10_000, () =>
        page.evaluate<boolean>(`window.lifted === ${lifted}`),
      )
    },
    async move(from: readonly Point[], to: readonly Point[]) {
      for (let step = 1; step <= STEPS; step += 1) {
        const share = step / STEPS
        const at = from.map((point, index) => {
          const { x, y } = to[index] ?? point
          return { x: point.x + (x - point.x) * share, y: point.y + (y - point.y) * share }
        })
        await touch('touchMove', at)
      }
    },
    /** Puts the fingers down one after the other. */
    async drag(from: readonly Point[], to: readonly Point[]) {
      for (const [index] of from.entries()) await hand.put(from.slice(0, index + 1))
      await hand.move(from, to)
      await hand.lift()
    },
  }
  return hand
}
