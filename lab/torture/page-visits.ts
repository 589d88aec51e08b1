import { setTimeout as sleep } from 'node:timers/promises'
import { DEADLINE_MS, ask, inWords } from './request.ts'

export interface PageVisits {
  readonly tally: ReadonlyMap<string, number>
  readonly wrong: readonly string[]
  stop(): Promise<void>
}

const PAGES = [
  '/',
  '/contact',
  '/api/v1/catalog',
  '/api/v1/public-config',
  '/admin',
  '/api/v1/health',
] as const
const PAUSE_MS = 100

export function visitPages(url: string): PageVisits {
  const tally = new Map<string, number>()
  const wrong: string[] = []
  const state = { stopping: false }
  const watching = watch()
  return {
    tally,
    wrong,
    stop: () => {
      state.stopping = true
      return watching
    },
  }

  async function watch(): Promise<void> {
    while (!state.stopping) {
      for (const page of PAGES) await look(page)
      await sleep(PAUSE_MS)
    }
  }

  async function look(page: string): Promise<void> {
    const heard = await ask(url + page)
    const words = `${page}: ${inWords(heard)}`
    tally.set(words, (tally.get(words) ?? 0) + 1)
    const isRight = heard.none === undefined && (heard.status === 200 || heard.status === 503)
    if (!isRight || heard.ms > DEADLINE_MS) wrong.push(`${words} after ${Math.round(heard.ms)} ms`)
  }
}
