import { expect, test } from 'vitest'
import type { Storage } from '../../../platform/storage/storage.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront } from '../../../testing/storefront.ts'
import { drawDesign, type OrderedDesign } from './design-picture.ts'
import { findDesign } from './order-facts.store.ts'

const shop = sharedTestApp()
const storefront = shared(() => openStorefront(shop))

async function anOrderedDesign(): Promise<OrderedDesign> {
  const { id } = await storefront.ordered()
  return (await findDesign(shop.services.database, decodeId('order', id)))!
}

/** Counts what is read. */
function counted(stored: Pick<Storage, 'get'> = shop.services.storage) {
  const read: string[] = []
  const storage = {
    get: (key: string) => {
      read.push(key)
      return stored.get(key)
    },
  } as Storage
  return { read, storage }
}

test('orders of one design are drawn once, and of another one again', async () => {
  const { read, storage } = counted()
  const [first, second] = [await anOrderedDesign(), await anOrderedDesign()]
  const [one, other] = await Promise.all([drawDesign(storage, first), drawDesign(storage, second)])
  expect(one!.jpeg.length).toBeGreaterThan(1_000)
  expect(other).toBe(one)
  const once = read.length
  await drawDesign(storage, second)
  expect(read).toHaveLength(once)
  const recoloured = await drawDesign(storage, { ...second, colourHex: '#123456' })
  expect(recoloured!.jpeg.equals(one!.jpeg)).toBe(false)
})

test('a design whose files were not there, or could not be read, is drawn again', async () => {
  const design = await anOrderedDesign()
  const answers = [
    () => Promise.reject(new Error('no storage')),
    () => Promise.resolve(undefined),
    (key: string) => shop.services.storage.get(key),
  ]
  let turn = 0
  const { storage } = counted({ get: (key) => answers[turn]!(key) })
  await expect(drawDesign(storage, design)).rejects.toThrow('no storage')
  turn = 1
  expect(await drawDesign(storage, design)).toBeUndefined()
  turn = 2
  expect((await drawDesign(storage, design))!.jpeg.length).toBeGreaterThan(1_000)
})
