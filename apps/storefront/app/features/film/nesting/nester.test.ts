import { expect, test, vi } from 'vitest'
import { aPrint, aSheet, FILM } from '../film.fixtures.ts'
import { addPrint, movePiece, setCopies } from '../sheet/sheet.ts'
import type { NestAnswer, NestRequest } from './nest-messages.ts'
import { createNester, type Packed } from './nester.ts'

function aPort() {
  const sent: (NestRequest | { readonly stop: number })[] = []
  const listeners: Record<string, (event: MessageEvent<NestAnswer>) => void> = {}
  const nester = createNester(() => ({
    postMessage: (message) => void sent.push(message),
    addEventListener: (type: string, added: (event: MessageEvent<NestAnswer>) => void) =>
      void (listeners[type] = added),
    terminate: () => undefined,
  }))
  const requests = () => sent.filter((message) => 'prints' in message)
  return {
    nester,
    sent,
    requests,
    answer: (data: NestAnswer) => listeners.message?.({ data } as MessageEvent<NestAnswer>),
    fail: () => listeners.error?.({} as MessageEvent<NestAnswer>),
  }
}

test('asks for all pieces, with those that stay where they are', () => {
  const { nester, requests } = aPort()
  nester.pack(movePiece(aSheet(2), 'piece 1', 50, 60), FILM, () => undefined)
  expect(requests()[0]).toMatchObject({
    prints: [
      { id: 'piece 0', widthMm: 100, heightMm: 50 },
      { id: 'piece 1', fixed: { xMm: 50, yMm: 60, turned: false } },
    ],
    film: { leadMm: 0, tailMm: 6, maxLengthMm: 3000 },
  })
  expect(requests()[0]?.prints[0]).not.toHaveProperty('fixed')
})

test('places only new copies where pieces are arranged by hand', () => {
  const { nester, requests } = aPort()
  nester.pack(setCopies({ ...aSheet(2), packs: false }, 'print', 3), FILM, () => undefined)
  expect(requests()[0]?.prints.map(({ fixed }) => fixed !== undefined)).toEqual([true, true, false])
})

test('leaves out what no film can hold', () => {
  const { nester, requests } = aPort()
  const found: Packed[] = []
  const sheet = addPrint(aSheet(0), aPrint({ widthMm: 900, heightMm: 600 }))
  nester.pack(sheet, FILM, (packed) => found.push(packed))
  expect(requests()).toEqual([])
  expect(found).toMatchObject([{ leftOut: new Set([sheet.pieces[0]?.id]), done: true }])
})

test('ignores answers to an earlier sheet', () => {
  const { nester, requests, answer } = aPort()
  const found: Packed[] = []
  nester.pack(aSheet(1), FILM, (packed) => found.push(packed))
  nester.pack(aSheet(2), FILM, (packed) => found.push(packed))
  const [first, second] = requests()
  const nesting = { prints: [{ id: 'piece 0', xMm: 5, yMm: 0, turned: false }], leftOut: [], lengthMm: 56 }
  answer({ job: first?.job ?? 0, done: false, nesting })
  expect(found).toEqual([])
  answer({ job: second?.job ?? 0, done: true, nesting })
  expect(found).toMatchObject([
    { places: new Map([['piece 0', { xMm: 5, yMm: 0, turned: false }]]), done: true },
  ])
})

test('asks another worker when the script of the first did not arrive, later and later', () => {
  vi.useFakeTimers()
  try {
    const { nester, requests, fail, answer } = aPort()
    const found: Packed[] = []
    nester.pack(aSheet(1), FILM, (packed) => found.push(packed))
    fail()
    vi.advanceTimersByTime(2_000)
    expect(requests()).toHaveLength(2)
    fail()
    vi.advanceTimersByTime(3_900)
    expect(requests()).toHaveLength(2)
    vi.advanceTimersByTime(100)
    expect(requests()).toHaveLength(3)
    expect(requests()[2]).toEqual(requests()[0])
    answer({ job: requests()[2]?.job ?? 0, done: true })
    expect(found).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('asks no other worker for a sheet that changed since', () => {
  vi.useFakeTimers()
  try {
    const { nester, requests, fail } = aPort()
    nester.pack(aSheet(1), FILM, () => undefined)
    fail()
    nester.stop()
    vi.advanceTimersByTime(60_000)
    expect(requests()).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})
