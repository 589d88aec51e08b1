import { LRUCache } from 'lru-cache'
import type { Platform } from '../../../platform/platform.ts'
import { findArtworks, type StoredArtwork } from './artworks.store.ts'

/** About a kilobyte each. */
const MAX_CACHED = 10_000
/** All replicas forget a removed file within this time, before its content is deleted. */
const CACHED_MS = 60_000

/** Artworks never change but may be removed. */
export interface ArtworkCatalog {
  get(ids: readonly string[]): Promise<Map<string, StoredArtwork>>
}

export function createArtworkCatalog({ database }: Pick<Platform, 'database'>): ArtworkCatalog {
  const cached = new LRUCache<string, StoredArtwork>({ max: MAX_CACHED, ttl: CACHED_MS })

  return {
    get: async (ids) => {
      const found = new Map<string, StoredArtwork>()
      const unknown = new Set<string>()
      for (const id of ids) {
        const artwork = cached.get(id)
        if (artwork) found.set(id, artwork)
        else unknown.add(id)
      }
      if (unknown.size === 0) return found

      // Missing artworks are not cached, because they may be uploaded to another replica at any moment.
      for (const [id, artwork] of await findArtworks(database, [...unknown])) {
        cached.set(id, artwork)
        found.set(id, artwork)
      }
      return found
    },
  }
}
