import { expect, test } from 'vitest'
import { createAnswerReader } from './answer-reader.ts'

const answer = (status: number, body: string) =>
  Buffer.from(`HTTP/1.1 ${status} Text\r\nContent-Length: ${body.length}\r\nX-Other: 1\r\n\r\n${body}`)

test.each([1, 7, 40, 100_000])('reads one answer after the other in pieces of %d bytes', (size) => {
  const reader = createAnswerReader()
  const answers = [answer(201, 'a'.repeat(50_000)), answer(503, '{}'), answer(200, '')]

  for (const bytes of answers) {
    const statuses: (number | undefined)[] = []
    for (let at = 0; at < bytes.length; at += size) {
      const piece = bytes.subarray(at, at + size)
      statuses.push(reader.read(piece, piece.length))
    }
    expect(statuses.at(-1)).toBe(Number(bytes.subarray(9, 12).toString()))
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set(statuses.length > 1 ? [undefined] : []))
  }
})

test('reads only as much of the buffer as was received', () => {
  const bytes = Buffer.concat([answer(200, 'ab'), answer(503, 'left from before')])

  expect(createAnswerReader().read(bytes, answer(200, 'ab').length - 1)).toBeUndefined()
})
