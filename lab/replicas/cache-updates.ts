import { expectData } from '@platen/api-client'
import { adminClient } from '../harness/staff.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { atMost, type Fault, type FaultRun, type Finding } from '../torture/fault.ts'
import { ask } from '../torture/request.ts'
import { startReplicas } from './replicas.ts'

const COPIES = 3
const UPDATED_WITHIN_MS = 1_000
const PATIENCE_MS = 30_000

export const cacheUpdates: Fault = {
  name: 'cache-updates',
  about: 'the settings are changed at one copy, each in turn; all answer with the new ones',
  rounds: 20,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const replicas = await startReplicas(COPIES)
  const owners = await Promise.all(replicas.urls.map((url) => adminClient(url)))
  const times: number[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const owner = owners[round % COPIES]
    if (!owner) throw new Error('There are fewer replicas than expected.')
    const { updatedAt: _at, updatedBy: _by, ...settings } = await expectData(owner.getSettings())
    const tagline = `Round ${round}`
    await expectData(owner.replaceSettings({ body: { ...settings, tagline } }))
    const changedAt = performance.now()
    await Promise.all(replicas.urls.map((url) => untilUpdated(url, tagline)))
    times.push(performance.now() - changedAt)
  }
  say(`${times.map((ms) => ms.toFixed(0)).join(', ')} ms`)
  await replicas.stop()
  return [atMost('the last of three replicas shows what was changed at one', UPDATED_WITHIN_MS, times)]
}

async function untilUpdated(url: string, tagline: string): Promise<void> {
  await waitUntil(`${url} shows the change`, PATIENCE_MS, async () => {
    const config = await ask(`${url}/api/v1/public-config`)
    return config.none === undefined && config.text.includes(tagline)
  })
}
