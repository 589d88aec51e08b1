import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, none, type Fault, type FaultRun, type Finding } from '../torture/fault.ts'
import { LEFT_OUT_MS } from './nginx.ts'
import { openShopBehindNginx, type Restart } from './replicas.ts'
import { startTraffic } from './traffic.ts'

const STOPPED_WITHIN_MS = 10_000
const COPIES = 3

export const rollingRestart: Fault = {
  name: 'rolling-restart',
  about: 'three replicas behind nginx, restarted one by one while people read and order',
  rounds: 3,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const { replicas, nginx, order } = await openShopBehindNginx(COPIES)
  const traffic = startTraffic(nginx.url, order)
  const restarts: Restart[] = []
  await sleep(LEFT_OUT_MS)
  for (let round = 1; round <= rounds; round += 1) {
    for (let index = 0; index < COPIES; index += 1) {
      const service = replicas.services[index]
      const restart = await replicas.restart(index)
      restarts.push(restart)
      if (restart.exitCode !== 0) say(`ended with ${restart.exitCode}: ${errorsIn(service?.output())}`)
      // Longer than nginx leaves it out: the next one may stop when this one gets requests again.
      await sleep(LEFT_OUT_MS + 500)
    }
    say(`round ${round} of ${rounds}, ${traffic.orders()} orders`)
  }
  await traffic.stop()
  say(traffic.figures())
  const complaints = nginx.complaints().filter((line) => !line.includes('Connection refused'))
  for (const complaint of complaints.slice(0, 5)) say(complaint)
  const bad = restarts
    .filter(({ exitCode }) => exitCode !== 0)
    .map(({ exitCode }) => `ended with ${exitCode}`)
  const findings = [
    ...(await traffic.findings(replicas.pool)),
    none('replicas that did not stop cleanly', bad, `of ${restarts.length} restarts`),
    atMost(
      'a replica has stopped after its signal',
      STOPPED_WITHIN_MS,
      restarts.map(({ stoppedInMs }) => stoppedInMs),
    ),
  ]
  await nginx.stop()
  await replicas.stop()
  return findings
}

/** Lines of a log. */
function errorsIn(output = ''): string {
  return output
    .split('\n')
    .filter((line) => /"level":"(error|fatal)"/.test(line))
    .join('\n')
}
