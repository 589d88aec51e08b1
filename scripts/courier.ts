// Writes the film of new sheets into the hot folder of a RIP, each file whole and once.
//
//   PLATEN_API_KEY=plt_… npm run courier -- --to /srv/hot-folder --from https://shop.example
//
// The key needs the permission `production:read`. It looks every 15 seconds until it is stopped; `--once` looks once.
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openCourierMemory } from './courier/courier-memory.ts'
import { deliverSheets } from './courier/deliver-sheets.ts'

const EVERY_MS = 15_000

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    from: { type: 'string', default: 'http://localhost:3000' },
    once: { type: 'boolean', default: false },
  },
})
const apiKey = process.env.PLATEN_API_KEY ?? ''
if (values.to === undefined || apiKey === '') {
  console.error('Give the folder with --to, and the API key in the environment variable PLATEN_API_KEY.')
  process.exit(2)
}

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())

try {
  await run(resolve(values.to))
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(messageOf(error))
    process.exitCode = 1
  }
}

async function run(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const memory = openCourierMemory(folder)
  const delivery = {
    ...{ baseUrl: values.from, apiKey, folder, memory, signal: stopping.signal },
    onWritten: (name: string) => console.log(`Wrote ${name}`),
  }
  try {
    if (values.once) {
      await deliverSheets(delivery)
      return
    }
    for (;;) {
      // A shop that is down for a while is asked again.
      await deliverSheets(delivery).catch((error: unknown) => console.error(messageOf(error)))
      await sleep(EVERY_MS, undefined, { signal: stopping.signal })
    }
  } finally {
    memory.close()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
