import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Failed, gather } from './gather.ts'

/** Each call ends when the test says so. */
function counted(
  options: {
    most?: number
    atOnce?: number
    patienceMs?: number
    names?: (item: string) => string[]
  } = {},
) {
  const calls: string[][] = []
  const ends: (() => void)[] = []
  const add = gather<string, string>({
    most: 3,
    atOnce: 1,
    ...options,
    work: async (items) => {
      calls.push([...items])
      await new Promise<void>((resolve) => ends.push(resolve))
      return items.map((item) => item.toUpperCase())
    },
  })
  return { add, calls, ends }
}

test('what comes alone starts at once, and what waits meanwhile goes together', async () => {
  const { add, calls, ends } = counted()
  const first = add('a')
  await nextTurn()
  expect(calls).toEqual([['a']])
  const others = ['b', 'c', 'd', 'e'].map(add)
  await nextTurn()
  expect(calls).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe('A')
  await nextTurn()
  expect(calls).toEqual([['a'], ['b', 'c', 'd']])
  ends[1]?.()
  await nextTurn()
  ends[2]?.()
  expect(await Promise.all(others)).toEqual(['B', 'C', 'D', 'E'])
})

test('what arrives in one turn of the event loop goes together', async () => {
  const { add, calls } = counted()
  ;['a', 'b'].forEach((item) => void add(item))
  await nextTurn()
  expect(calls).toEqual([['a', 'b']])
})

test('a call that takes long holds up no more than its own place', async () => {
  const { add, calls, ends } = counted({ atOnce: 2 })
  void add('slow')
  await nextTurn()
  const quick = add('quick')
  await nextTurn()
  expect(calls).toEqual([['slow'], ['quick']])
  ends[1]?.()
  expect(await quick).toBe('QUICK')
})

test('what waits is rejected with a call whose error ends all', async () => {
  const ends: ((error: Error) => void)[] = []
  const add = gather<string, string>({
    most: 1,
    atOnce: 1,
    endsAll: (error) => error instanceof RangeError,
    work: () => new Promise((_, reject) => ends.push(reject)),
  })
  const added = ['a', 'b'].map((item) => add(item))
  await nextTurn()
  ends[0]?.(new RangeError('away'))
  await expect(Promise.allSettled(added)).resolves.toMatchObject(
    added.map(() => ({ status: 'rejected', reason: new RangeError('away') })),
  )
  expect(ends).toHaveLength(1)

  const others = ['c', 'd'].map((item) => add(item))
  await nextTurn()
  ends[1]?.(new Error('wrong'))
  await expect(others[0]).rejects.toThrow('wrong')
  await nextTurn()
  ends[2]?.(new Error('wrong too'))
  await expect(others[1]).rejects.toThrow('wrong too')
})

test('what waits joins the next call while the one before takes no longer than usual', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { add, calls, ends } = counted({ atOnce: 2, patienceMs: 50 })
    void add('a')
    await nextTurn()
    ;['b', 'c'].forEach((item) => void add(item))
    vi.advanceTimersByTime(49)
    await nextTurn()
    expect(calls).toEqual([['a']])
    ends[0]?.()
    await nextTurn()
    expect(calls).toEqual([['a'], ['b', 'c']])
    void add('d')
    // The first call is over, so its time does not count for the second one.
    vi.advanceTimersByTime(49)
    await nextTurn()
    expect(calls).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(calls).toEqual([['a'], ['b', 'c'], ['d']])
    // No more than two, however long they take.
    void add('e')
    vi.advanceTimersByTime(1_000)
    await nextTurn()
    expect(calls).toHaveLength(3)
  } finally {
    vi.useRealTimers()
  }
})

test('as many as a call takes do not wait', async () => {
  const { add, calls } = counted({ atOnce: 2, patienceMs: 50 })
  void add('a')
  await nextTurn()
  ;['b', 'c', 'd', 'e'].forEach((item) => void add(item))
  await nextTurn()
  expect(calls).toEqual([['a'], ['b', 'c', 'd']])
})

test('items that share a name are apart, in their order', async () => {
  const { add, calls, ends } = counted({ names: (item) => [item[0]!] })
  for (const item of ['a1', 'a2', 'b1', 'a3']) void add(item)
  for (let call = 0; call < 3; call += 1) {
    await nextTurn()
    ends[call]?.()
  }
  await nextTurn()
  expect(calls).toEqual([['a1', 'b1'], ['a2'], ['a3']])
})

test('items that share a name wait for each other across calls, and hold up no others', async () => {
  const { add, calls, ends } = counted({ atOnce: 2, names: (item) => item.split('') })
  for (const item of ['ab', 'bc', 'c', 'd']) void add(item)
  await nextTurn()
  expect(calls).toEqual([['ab', 'd']])
  ends[0]?.()
  await nextTurn()
  await nextTurn()
  expect(calls).toEqual([['ab', 'd'], ['bc']])
  ends[1]?.()
  await nextTurn()
  await nextTurn()
  expect(calls).toEqual([['ab', 'd'], ['bc'], ['c']])
})

test('a failed call rejects its own items only, and the next one starts', async () => {
  let calls = 0
  const add = gather<number, number>({
    most: 2,
    atOnce: 1,
    work: async (items) => {
      calls += 1
      await nextTurn()
      if (calls === 1) throw new Error('broken')
      return items
    },
  })
  const results = await Promise.allSettled([1, 2, 3].map(add))
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
})

test('what waits fails with one that failed for a reason that is true of all', async () => {
  const down = new RangeError('down')
  let end: (results: (string | Failed)[]) => void = () => undefined
  const add = gather<string, string>({
    most: 2,
    atOnce: 1,
    endsAll: (reason) => reason instanceof RangeError,
    work: () => new Promise((resolve) => (end = resolve)),
  })
  const [first, second, ...waiting] = ['a', 'b', 'c', 'd'].map(add)
  await nextTurn()
  end(['A', new Failed(down)])
  expect(await first).toBe('A')
  await expect(second).rejects.toBe(down)
  expect(await Promise.allSettled(waiting)).toEqual([
    { status: 'rejected', reason: down },
    { status: 'rejected', reason: down },
  ])
})

test('an item fails alone', async () => {
  const add = gather<number, number>({
    most: 3,
    atOnce: 1,
    work: (numbers) => Promise.resolve(numbers.map((n) => (n === 2 ? new Failed(new Error('two')) : n))),
  })
  expect(await Promise.allSettled([1, 2, 3].map(add))).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: new Error('two') },
    { status: 'fulfilled', value: 3 },
  ])
})
