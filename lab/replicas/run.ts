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
    title: 'What several replicas promise together',
    command: 'npm run replicas -- --write',
    notes: [
      'Replicas of the service, PostgreSQL, nginx with the rules of `deploy/nginx.conf` and the load itself share the processors of this one machine. So the rates of two and three replicas show what more replicas cost, not what they gain: a single replica already shares two processors with three other processes.',
    ],
  },
  stop: stopNginx,
  missing: nginxIsMissing(),
})
