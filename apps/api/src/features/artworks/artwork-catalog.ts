import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { DB } from '../../platform/database/tables.generated.ts'
import { findArtworks, type StoredArtwork } from './artworks.store.ts'

/** About a kilobyte each. */
const MOST_KEPT = 10_000
/** A file that was removed is forgotten by then, everywhere. Its content goes later than that. */
const KEPT_MS = 60_000

/** The artworks of the last minute, in memory. They never change; they may be removed. */
export interface ArtworkCatalog {
  /** The artworks with these UUIDs, by UUID. Those that do not exist are not in the map. */
  get(ids: readonly string[]): Promise<Map<string, StoredArtwork>>
}

export function createArtworkCatalog({ database }: { database: Kysely<DB> }): ArtworkCatalog {
  const kept = new LRUCache<string, StoredArtwork>({ max: MOST_KEPT, ttl: KEPT_MS })

  return {
    get: async (ids) => {
      const found = new Map<string, StoredArtwork>()
      const unknown = new Set<string>()
      for (const id of ids) {
        const artwork = kept.get(id)
        if (artwork) found.set(id, artwork)
        else unknown.add(id)
      }
      if (unknown.size === 0) return found

      // What does not exist is not remembered: it may be uploaded in the next moment, by way of another replica.
      for (const [id, artwork] of await findArtworks(database, [...unknown])) {
        kept.set(id, artwork)
        found.set(id, artwork)
      }
      return found
    },
  }
}
