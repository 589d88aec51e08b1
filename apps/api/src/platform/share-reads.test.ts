import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shareReads } from './share-reads.ts'

/** Each read ends when the test says so, with what is written then or an error. */
function aBoard() {
  const board = { written: 0, reads: [] as { key: string; end: (error?: Error) => void }[] }
  const ask = shareReads({
    keyOf: (question: { key: string }) => question.key,
    read: ({ key }) => {
      const { written } = board
      return new Promise<string>((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(`${key}${written}`))
        board.reads.push({ key, end })
      })
    },
  })
  const asked = async (...keys: readonly string[]) => {
    const answers = keys.map((key) => ask({ key }))
    await nextTurn()
    return answers
  }
  return { board, asked }
}

test('what is asked at the same moment is read once', async () => {
  const { board, asked } = aBoard()
  const answers = await asked('a', 'b', 'a', 'a')
  expect(board.reads.map(({ key }) => key)).toEqual(['a', 'b'])
  for (const { end } of board.reads) end()
  expect(await Promise.all(answers)).toEqual(['a0', 'b0', 'a0', 'a0'])
})

test('what is asked while a read is under way gets an answer that was read later', async () => {
  const { board, asked } = aBoard()
  const before = await asked('a')
  board.written = 1
  const after = await asked('a', 'a')
  expect(board.reads).toHaveLength(1)
  board.reads[0]!.end()
  expect(await Promise.all(before)).toEqual(['a0'])
  await nextTurn()
  expect(board.reads).toHaveLength(2)
  board.reads[1]!.end()
  expect(await Promise.all(after)).toEqual(['a1', 'a1'])
})

test('a read that fails fails for those who share it, and for nobody else', async () => {
  const { board, asked } = aBoard()
  const failing = await asked('a', 'a')
  const others = [...(await asked('a')), ...(await asked('b'))]
  board.reads[0]!.end(new Error('no database'))
  const reasons = (await Promise.allSettled(failing)).map(({ status }) => status)
  expect(reasons).toEqual(['rejected', 'rejected'])
  await nextTurn()
  for (const { end } of board.reads.slice(1)) end()
  expect(await Promise.all(others)).toEqual(['a0', 'b0'])
})

test('nothing is kept for who asks later', async () => {
  const { board, asked } = aBoard()
  const first = await asked('a')
  board.reads[0]!.end()
  await Promise.all(first)
  board.written = 1
  const second = await asked('a')
  board.reads[1]!.end()
  expect(await Promise.all(second)).toEqual(['a1'])
})
