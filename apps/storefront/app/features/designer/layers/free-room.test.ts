import { expect, test } from 'vitest'
import type { DesignLayer } from '../../cart/index.ts'
import { inFreeRoom } from './free-room.ts'
import { newText } from './new-layers.ts'

const LIMIT = { widthMm: 300, heightMm: 350 }
const square = (offsetYMm: number, heightMm: number): DesignLayer => ({
  ...{ id: `s${offsetYMm}`, kind: 'shape', shape: 'square', colours: ['#d9147a'], widthMm: 100, heightMm },
  ...{ offsetXMm: 0, offsetYMm, rotationDeg: 0 },
})
const sizeOf = (layer: DesignLayer) =>
  layer.kind === 'text' ? { widthMm: 200, heightMm: layer.sizeMm } : layer
const text = { ...newText('Lions', LIMIT, true), sizeMm: 40 }
const placeOf = (others: readonly DesignLayer[]) => inFreeRoom(text, others, sizeOf, LIMIT).offsetYMm

test.each([
  ['in the middle when nothing is there', [], 0],
  ['in the middle when others leave it free', [square(-100, 100), square(120, 60)], 0],
  ['above what it would cover', [square(0, 80)], -64],
  ['below what leaves more room there', [square(-20, 80)], 44],
  ['in the middle when others only come close', [square(100, 150)], 0],
  ['above what reaches the lower edge', [square(70, 200)], -54],
  ['in the middle when the zone is full', [square(0, 340)], 0],
])('a text stands %s', (_, others, offsetYMm) => {
  expect(placeOf(others)).toBe(offsetYMm)
})

test('a picture stands below what it would cover', () => {
  expect(inFreeRoom(square(0, 40), [square(0, 80)], sizeOf, LIMIT).offsetYMm).toBe(64)
})

test('texts that are added one after the other cover neither each other nor the picture', () => {
  const layers: DesignLayer[] = [square(0, 80)]
  for (let n = 0; n < 4; n += 1) layers.push({ ...inFreeRoom(text, layers, sizeOf, LIMIT), id: `t${n}` })
  const places = layers.map(({ offsetYMm }) => offsetYMm)
  expect(places).toEqual([0, -64, 64, -108, 108])
})
