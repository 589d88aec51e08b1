import { createPool } from '../../apps/api/src/platform/database/pool.ts'
import type { Counter } from '../testing/orders-at-every-stage.ts'
import { OWNER, signInStaff } from '../../lab/harness/staff.ts'
import { aShopper } from '../../lab/harness/shopper.ts'
import {
  aDataFolder,
  databaseUrlOf,
  startService,
  type StartedService,
} from '../../lab/harness/started-service.ts'

export interface ConsoleCounter extends Counter {
  readonly service: StartedService
}

/** A shop with its owner at the counter, a customer in front of it, and its database open beside it. */
export async function openConsoleCounter(): Promise<ConsoleCounter> {
  const dataFolder = aDataFolder()
  const service = await startService({ ...OWNER, DATA_DIR: dataFolder, RATE_LIMIT_FACTOR: '1000' })
  const pool = createPool(databaseUrlOf(dataFolder), { max: 1, onError: () => undefined })
  const { url } = service
  return { service, url, pool, shopper: await aShopper(url), staff: await signInStaff(url) }
}
