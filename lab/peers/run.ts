/**
 * `npm run bench:peers`: Platen compared with two other open-source shop systems in Node, on one machine in one run. Each is
 * alone on its core; PostgreSQL and the customers share the other. Vendure and Medusa are installed at the first run.
 * Writes `benchmarks/results/peers.md`.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/api/src/platform/embedded-postgres/index.ts'
import { measureShop, PAGE, type Extent, type PeerFigures } from './measure.ts'
import { medusa } from './medusa.ts'
import type { Peer, Place } from './peer.ts'
import { platen } from './platen.ts'
import { reportOf } from './report.ts'
import { vendure } from './vendure.ts'

const PEERS: Record<string, Peer> = { platen, vendure, medusa }
const RESULTS = new URL('../../benchmarks/results/peers.md', import.meta.url)

const HELP = `npm run bench:peers -- [options]

  --only <names>     platen,vendure,medusa by default; results are written only when all are measured
  --seconds <n>      how long each figure is measured; default 10
  --orders <n>       how many orders the measured list contains, at least 50; default 300
  --keep             leave the folder with the logs
  --help

Installs Vendure and Medusa from npm into lab/peers the first time (about a gigabyte each) and takes about
fifteen minutes after that. Needs Linux with taskset and two processors.`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PEERS).join(',') },
    seconds: { type: 'string', default: '10' },
    orders: { type: 'string', default: '300' },
    keep: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(HELP)
} else {
  await comparePeers()
}

async function comparePeers(): Promise<void> {
  // Child processes end with this process.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const extent = { seconds: Number(values.seconds), orders: Number(values.orders) }
  const chosen = values.only.split(',').map((name) => PEERS[name])
  if (!(extent.seconds >= 1) || !(extent.orders >= PAGE) || !chosen.every((peer) => peer !== undefined)) {
    console.error(HELP)
    process.exitCode = 1
    return
  }
  for (const peer of chosen) await peer.install()

  const folder = mkdtempSync(join(tmpdir(), 'platen-peers-'))
  chmodSync(folder, 0o711)
  process.once('exit', () => {
    if (!values.keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  const figures: PeerFigures[] = []
  try {
    for (const peer of chosen) {
      const figure = await measurePeer(peer, folder, extent)
      const [flow] = figure.flows
      console.log(
        `  ${peer.name}: ${flow?.perSecond.toFixed(1)} orders/s; sold ${Object.values(figure.sold).flat().join(', ')}`,
      )
      figures.push(figure)
    }
  } finally {
    if (values.keep) console.log(`The logs are in ${folder}.`)
  }
  const report = reportOf(figures, {
    day: new Date().toISOString().slice(0, 10),
    node: process.version,
    machine: `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}`,
    ...extent,
  })
  if (chosen.length === Object.keys(PEERS).length) writeFileSync(RESULTS, report)
  console.log(`\n${report}`)
}

/** A fresh PostgreSQL, so that nothing of the peer before is cached. */
async function measurePeer(peer: Peer, folder: string, extent: Extent): Promise<PeerFigures> {
  const name = peer.name.toLowerCase()
  const place: Place = { socket: '', database: 'shop', folder: join(folder, name) }
  mkdirSync(place.folder, { mode: 0o711 })
  const database = await startEmbeddedPostgres({ dataDir: join(folder, `${name}-database`) })
  try {
    const socket = new URL(database.url).searchParams.get('host') ?? ''
    await createDatabase(database.adminUrl, place.database)
    console.log(`  ${peer.name} ${peer.version()}: making its shop`)
    const shop = await peer.open({ ...place, socket })
    try {
      return await measureShop({ name: peer.name, version: peer.version() }, shop, extent)
    } finally {
      await shop.stop()
    }
  } finally {
    await database.stop()
  }
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${name}`)
  } finally {
    await client.end()
  }
}
