// Breaks what a shop depends on while people order, and compares what happens with what is promised.
//
//   npm run torture                                            everything: about half an hour
//   npm run torture -- --only api-killed,mail-away             some of it
//   npm run torture -- --only database-killed --rounds 50      with a number of rounds
//   npm run torture -- --write                                 updates the table in benchmarks/results/torture.md
//
// It starts services and databases of its own on loopback, in temporary folders, and removes them.
import { apiKilled } from './api-killed.ts'
import { clockJumps } from './clock-jumps.ts'
import { databaseAway } from './database-away.ts'
import { databaseKilled } from './database-killed.ts'
import { databaseDiskFull } from './database-disk-full.ts'
import { diskFull } from './disk-full.ts'
import { everyStop } from './every-stop.ts'
import { mailAway } from './mail-away.ts'
import { runFaults } from './run-faults.ts'
import { secondService } from './second-service.ts'
import { stopUnderTraffic } from './stop-under-traffic.ts'
import { webhooksAway } from './webhooks-away.ts'

await runFaults({
  command: 'torture',
  faults: [
    apiKilled,
    databaseKilled,
    databaseAway,
    diskFull,
    databaseDiskFull,
    mailAway,
    webhooksAway,
    clockJumps,
    secondService,
    everyStop,
    stopUnderTraffic,
  ],
  results: {
    file: new URL('../../benchmarks/results/torture.md', import.meta.url),
    title: 'What the shop promises when things go wrong',
    command: 'npm run torture -- --write',
  },
})
