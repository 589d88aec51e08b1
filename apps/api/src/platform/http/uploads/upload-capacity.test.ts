import { expect, test } from 'vitest'
import { createUploadCapacity } from './upload-capacity.ts'

const OVERLOADED = expect.objectContaining({ code: 'OVERLOADED', status: 503 }) as Error

test('limits the number of uploads at once', () => {
  const capacity = createUploadCapacity({ uploads: 2, uploadsPerClient: 2, bytes: 100 })
  const first = capacity.acquire('a')
  capacity.acquire('b')
  expect(() => capacity.acquire('c')).toThrow(OVERLOADED)
  first.release()
  capacity.acquire('c')
})

test('limits the uploads of one client, and keeps the rest for others', () => {
  const capacity = createUploadCapacity({ uploads: 10, uploadsPerClient: 2, bytes: 100 })
  const first = capacity.acquire('a')
  capacity.acquire('a')
  expect(() => capacity.acquire('a')).toThrow(OVERLOADED)
  capacity.acquire('b')
  first.release()
  capacity.acquire('a')
})

test('limits the bytes of all uploads together, and frees those of a released upload', () => {
  const capacity = createUploadCapacity({ uploads: 10, uploadsPerClient: 10, bytes: 100 })
  const first = capacity.acquire('a')
  const second = capacity.acquire('b')
  const third = capacity.acquire('c')
  first.grow(50)
  second.grow(25)
  third.grow(12)
  expect(() => third.grow(1)).toThrow(OVERLOADED)
  first.release()
  third.grow(25)
  second.release()
  third.release()
  expect(capacity.inUse).toEqual({ uploads: 0, bytes: 0 })
})

test('lets no client hold more bytes than are left for all others', () => {
  const capacity = createUploadCapacity({ uploads: 10, uploadsPerClient: 10, bytes: 100 })
  capacity.acquire('a').grow(30)
  const another = capacity.acquire('a')
  another.grow(20)
  expect(() => another.grow(1)).toThrow(OVERLOADED)
  capacity.acquire('b').grow(25)
})

test('counts nothing for a released upload, and releases it only once', () => {
  const capacity = createUploadCapacity({ uploads: 10, uploadsPerClient: 10, bytes: 100 })
  const slot = capacity.acquire('a')
  capacity.acquire('a')
  slot.release()
  slot.release()
  slot.grow(50)
  expect(capacity.inUse).toEqual({ uploads: 1, bytes: 0 })
})
