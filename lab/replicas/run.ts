// `npm run replicas`: what several replicas on one database, behind a real nginx, promise together.
import { cacheUpdates } from './cache-updates.ts'
import { runFaults } from '../torture/run-faults.ts'
import { jobsOnce } from './jobs-once.ts'
import { migration } from './migration.ts'
import { nginxIsMissing, stopNginx } from './nginx.ts'
import { rollingRestart } from './rolling-restart.ts'
import { throughput } from './throughput.ts'

await runFaults({
  command: 'replicas',
  faults: [throughput, rollingRestart, migration, jobsOnce, cacheUpdates],
  results: {
    file: new URL('../../benchmarks/results/replicas.md', import.meta.url),
    title: 'What several copies promise together',
    command: 'npm run replicas -- --write',
    notes: [
      'Copies of the service, PostgreSQL, nginx with the rules of `deploy/nginx.conf` and the load itself share the processors of this one machine. So the rates of two and three copies show what more copies cost, not what they gain: a copy that serves alone already shares two processors with three others.',
    ],
  },
  stop: stopNginx,
  missing: nginxIsMissing(),
})
