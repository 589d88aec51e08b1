import { LRUCache } from 'lru-cache'

/** 50 to 500 kB each. */
const kept = new LRUCache<string, Promise<string | undefined>>({ max: 60 })

/**
 * A layer of a garment as the URL of a picture, made once for the orders of it, whose prints differ. What is undefined
 * or failed is made again.
 */
export function keptLayer(key: string, make: () => Promise<string | undefined>): Promise<string | undefined> {
  const known = kept.get(key)
  if (known) return known
  const layer = make()
  kept.set(key, layer)
  const forget = () => void kept.delete(key)
  layer.then((url) => url ?? forget(), forget)
  return layer
}
