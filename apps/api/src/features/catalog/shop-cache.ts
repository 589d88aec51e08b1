import type { Kysely } from 'kysely'
import { isDatabaseOutage } from '../../platform/database/database-errors.ts'
import type { Changes } from '../../platform/database/changes.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findShop, listAvailable } from './shop.store.ts'
import type { Shop } from './shop.ts'

/** Stock moves all day: what is shown of it may be this old. What is sold is checked in the database. */
const AVAILABILITY_AGE_MS = 2_000

export interface ShopCache {
  /** The shop as configured. Refuses with DATABASE_UNAVAILABLE or, before the first set-up, RESOURCE_NOT_FOUND. */
  get(): Promise<Shop>
  /** The shop when it is in memory, for reads that are quicker than a promise. */
  readonly loaded: Shop | undefined
  /** Units available by inventory item: at most two seconds old, or the last known while the database is away. */
  available(): Promise<ReadonlyMap<string, number>>
}

/** Keeps the shop in memory until the database says that it was changed. */
export function createShopCache({
  database,
  changes,
}: {
  database: Kysely<DB>
  changes: Changes
}): ShopCache {
  let shop: Promise<Shop> | undefined
  let loaded: Shop | undefined
  let stock: { readonly at: number; readonly value: Promise<ReadonlyMap<string, number>> } | undefined
  let lastKnown: ReadonlyMap<string, number> | undefined
  changes.on('store', () => {
    shop = undefined
    loaded = undefined
    stock = undefined
  })

  return {
    get: () => shop ?? read(),
    get loaded() {
      return loaded
    },
    available: () => {
      const now = performance.now()
      if (stock === undefined || now - stock.at > AVAILABILITY_AGE_MS) {
        stock = { at: now, value: keep(readAvailable(), () => (stock = undefined)) }
      }
      return stock.value
    },
  }

  function read(): Promise<Shop> {
    const reading = load()
    shop = reading
    // What a change has overtaken is not kept, and neither is a failure: the next request reads again.
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
    if (found === undefined) throw new Refusal('RESOURCE_NOT_FOUND', 'The store has not been set up yet.')
    return found
  }
}

/** A failed read is not kept: the next request tries again. */
function keep<Value>(reading: Promise<Value>, forget: () => void): Promise<Value> {
  reading.catch(forget)
  return reading
}
