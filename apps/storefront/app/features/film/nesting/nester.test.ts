import { expect, test } from 'vitest'
import { aPrint, aSheet, FILM } from '../film.fixtures.ts'
import { addPrint, movePiece, setCopies } from '../sheet/sheet.ts'
import type { NestAnswer, NestRequest } from './nest-messages.ts'
import { createNester, type Packed } from './nester.ts'

function aPort() {
  const sent: (NestRequest | { readonly stop: number })[] = []
  let listener: ((event: MessageEvent<NestAnswer>) => void) | undefined
  const nester = createNester(() => ({
    postMessage: (message) => void sent.push(message),
    addEventListener: (_, added) => (listener = added),
    terminate: () => undefined,
  }))
  const requests = () => sent.filter((message) => 'prints' in message)
  return {
    nester,
    sent,
    requests,
    answer: (data: NestAnswer) => listener?.({ data } as MessageEvent<NestAnswer>),
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
