/** `npm run replicas`: what copies of the service on one database, behind a real nginx, promise together. */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { endServices, removeDataFolders } from '../harness/service-process.ts'
import { seconds, type Fault } from '../torture/fault.ts'
import { keepResults, toTable, type Row } from '../torture/report.ts'
import { stopDatabaseServers } from '../torture/shop.ts'
import { cachesTold } from './caches-told.ts'
import { jobsOnce } from './jobs-once.ts'
import { migration } from './migration.ts'
import { nginxIsMissing, stopNginx } from './nginx.ts'
import { rollingRestart } from './rolling-restart.ts'
import { throughput } from './throughput.ts'

const PARTS: readonly Fault[] = [throughput, rollingRestart, migration, jobsOnce, cachesTold]
const RESULTS = {
  file: new URL('../../benchmarks/results/replicas.md', import.meta.url),
  title: 'What several copies promise together',
  command: 'npm run replicas -- --write',
  notes: [
    'Copies of the service, PostgreSQL, nginx with the rules of `deploy/nginx.conf` and the load itself share the processors of this one machine. So the rates of two and three copies show what more copies cost, not what they gain: a copy that serves alone already shares two processors with three others.',
  ],
}

process.once('SIGINT', () => void leave(130))
process.once('SIGTERM', () => void leave(143))
await main().catch(async (error: unknown) => {
  console.error(error)
  await leave(1)
})

async function main(): Promise<void> {
  const { chosen, quick, write } = readArguments()
  const missing = nginxIsMissing()
  if (missing) {
    console.error(`Nothing was measured. ${missing}`)
    await leave(1)
  }
  const rows: Row[] = []
  for (const part of chosen) {
    const rounds = quick ? 1 : part.rounds
    console.log(`\n${part.name}: ${part.about} (${rounds} ${rounds === 1 ? 'round' : 'rounds'})`)
    const began = performance.now()
    const say = (line: string) => console.log(`  ${seconds(performance.now() - began).padStart(8)}  ${line}`)
    const findings = await part.run({ rounds, say })
    rows.push(...findings.map((finding) => ({ ...finding, fault: part.name, rounds })))
    await stopEverything()
  }
  console.log(`\n${toTable(rows)}\n`)
  if (write) {
    keepResults(
      RESULTS,
      rows,
      PARTS.map(({ name }) => name),
    )
  }
  await leave(rows.some(({ kept }) => kept === false) ? 1 : 0)
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  })
  const names = values.only?.split(',').map((name) => name.trim())
  const chosen = PARTS.filter(({ name }) => names?.includes(name) ?? true)
  if (chosen.length < (names?.length ?? 1)) {
    throw new Error(`--only takes some of ${PARTS.map(({ name }) => name).join(', ')}.`)
  }
  return { ...values, chosen }
}

async function stopEverything(): Promise<void> {
  await stopNginx()
  await endServices()
  await stopDatabaseServers()
}

async function leave(code: number): Promise<never> {
  await stopEverything()
  removeDataFolders()
  process.exit(code)
}
