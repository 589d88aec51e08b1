import { isDatabaseOutage } from '../../../platform/database/database-errors.ts'
import type { Changes } from '../../../platform/database/changes.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import { findShop, listAvailable } from './shop.store.ts'
import type { Shop } from './shop.ts'

/** How old the shown availability may be. Orders check stock in the database. */
const AVAILABILITY_AGE_MS = 2_000
const AVAILABILITY_WITHIN_MS = 500

export interface ShopCache {
  get(): Promise<Shop>
  readonly loaded: Shop | undefined
  /** Available units by stock item: at most two seconds old, or the last known while the database does not respond. */
  available(): Promise<ReadonlyMap<string, number>>
  /** The same where no one has to wait for it. */
  readonly availableNow: ReadonlyMap<string, number> | undefined
}

/** Keeps the shop in memory until the database announces a change. */
export function createShopCache({ database, changes }: { database: Database; changes: Changes }): ShopCache {
  let shop: Promise<Shop> | undefined
  let loaded: Shop | undefined
  let stock: Stock | undefined
  let reading: Promise<ReadonlyMap<string, number>> | undefined
  let lastKnown: ReadonlyMap<string, number> | undefined
  changes.on('store', () => {
    shop = undefined
    loaded = undefined
    stock = undefined
    reading = undefined
  })

  return {
    get: () => shop ?? read(),
    get loaded() {
      return loaded
    },
    available: () => {
      if (stock === undefined || isOld(stock)) {
        const fresh: Stock = { at: performance.now(), value: availableInTime() }
        stock = fresh
        fresh.value.then(
          (value) => (fresh.loaded = value),
          () => (stock = undefined),
        )
      }
      return stock.value
    },
    get availableNow() {
      return stock === undefined || isOld(stock) ? undefined : stock.loaded
    },
  }

  function read(): Promise<Shop> {
    const reading = load()
    shop = reading
    // A result outdated by a change is not kept, and neither is a failure: the next request reads again.
    reading.then(
      (value) => {
        if (shop === reading) loaded = value
      },
      () => {
        if (shop === reading) shop = undefined
      },
    )
    return reading
  }

  /** While the database does not respond, one read waits for it and all requests get the last known value. */
  function availableInTime(): Promise<ReadonlyMap<string, number>> {
    if (reading === undefined) {
      const started = readAvailable()
      const clear = () => {
        if (reading === started) reading = undefined
      }
      reading = started
      started.then(clear, clear)
    }
    return lastKnown === undefined ? reading : within(AVAILABILITY_WITHIN_MS, reading, lastKnown)
  }

  async function readAvailable(): Promise<ReadonlyMap<string, number>> {
    try {
      return (lastKnown = await listAvailable(database))
    } catch (error) {
      if (lastKnown === undefined || !isDatabaseOutage(error)) throw error
      return lastKnown
    }
  }

  async function load(): Promise<Shop> {
    const found = await findShop(database)
    if (found === undefined) throw new Refusal('RESOURCE_NOT_FOUND', 'The store is not set up yet.')
    return found
  }
}

async function within<Value>(milliseconds: number, work: Promise<Value>, otherwise: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), milliseconds)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

interface Stock {
  readonly at: number
  readonly value: Promise<ReadonlyMap<string, number>>
  loaded?: ReadonlyMap<string, number>
}

function isOld({ at }: Stock): boolean {
  return performance.now() - at > AVAILABILITY_AGE_MS
}
