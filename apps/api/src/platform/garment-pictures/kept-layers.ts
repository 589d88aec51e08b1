import { LRUCache } from 'lru-cache'

type Make = () => Promise<string | undefined>

/** 50 to 500 kB each. What is undefined or failed is not kept. */
const kept = new LRUCache<string, string, Make>({
  max: 60,
  fetchMethod: (_key, _old, { context: make }) => make(),
})

/** A layer of a garment as the URL of a picture, made once for the orders of it, whose prints differ. */
export function keptLayer(key: string, make: Make): Promise<string | undefined> {
  return kept.fetch(key, { context: make })
}
