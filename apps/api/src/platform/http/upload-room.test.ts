import { expect, test } from 'vitest'
import { createUploadRoom } from './upload-room.ts'

const OVERLOADED = expect.objectContaining({ code: 'OVERLOADED', status: 503 }) as Error

test('lets in so many uploads at once, and the next when one has left', () => {
  const room = createUploadRoom({ uploads: 2, uploadsPerClient: 2, bytes: 100 })
  const first = room.enter('a')
  room.enter('b')
  expect(() => room.enter('c')).toThrow(OVERLOADED)
  first.leave()
  room.enter('c')
})

test('leaves room for others whatever one client does', () => {
  const room = createUploadRoom({ uploads: 10, uploadsPerClient: 2, bytes: 100 })
  const first = room.enter('a')
  room.enter('a')
  expect(() => room.enter('a')).toThrow(OVERLOADED)
  room.enter('b')
  first.leave()
  room.enter('a')
})

test('holds so many bytes over all uploads, and has them back when an upload leaves', () => {
  const room = createUploadRoom({ uploads: 10, uploadsPerClient: 10, bytes: 100 })
  const first = room.enter('a')
  const second = room.enter('b')
  first.grow(60)
  second.grow(40)
  expect(() => second.grow(1)).toThrow(OVERLOADED)
  first.leave()
  second.grow(60)
  second.leave()
  expect(room.inUse).toEqual({ uploads: 0, bytes: 0 })
})

test('counts nothing for an upload that has left, and lets it leave once only', () => {
  const room = createUploadRoom({ uploads: 10, uploadsPerClient: 10, bytes: 100 })
  const place = room.enter('a')
  room.enter('a')
  place.leave()
  place.leave()
  place.grow(50)
  expect(room.inUse).toEqual({ uploads: 1, bytes: 0 })
})
