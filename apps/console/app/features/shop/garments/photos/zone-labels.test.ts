import { expect, test } from 'vitest'
import { placeZoneLabels, type NamedBox } from './zone-labels.ts'

const PHONE = { width: 300, height: 340 }
const zone = (id: string, name: string, x: number, y: number, width: number, height: number): NamedBox => ({
  ...{ id, name },
  box: { x, y, width, height },
})

test('names of zones begin at the top of their zones', () => {
  expect(placeZoneLabels([zone('a', 'Front', 80, 100, 140, 160)], PHONE)).toEqual([
    { id: 'a', text: 'Front', x: 84, y: 112 },
  ])
})

test('zones that begin at one place have names at different heights', () => {
  const labels = placeZoneLabels(
    [zone('a', 'Full front', 80, 100, 140, 160), zone('b', 'Centre chest', 82, 100, 120, 60)],
    PHONE,
  )
  expect(Math.abs(labels[0]!.y - labels[1]!.y)).toBeGreaterThanOrEqual(16)
})

test('a name at the edge of the photo is moved into it', () => {
  const [label] = placeZoneLabels([zone('a', 'Left sleeve, upper', 280, -30, 40, 40)], PHONE)
  expect(label!.x + label!.text.length * 7.2).toBeLessThanOrEqual(300)
  expect(label!.y).toBeGreaterThanOrEqual(12)
})

test('a name wider than the photo is shortened', () => {
  const [label] = placeZoneLabels([zone('a', 'x'.repeat(80), 80, 100, 140, 160)], PHONE)
  expect(label!.text).toMatch(/^x+…$/)
  expect(label!.text.length * 7.2).toBeLessThanOrEqual(300)
})

test('no name is under a handle', () => {
  const handle = { x: 90, y: 96, width: 28, height: 28 }
  const [label] = placeZoneLabels([zone('a', 'Front', 80, 100, 140, 160)], PHONE, [handle])
  expect(label!.y - 12).toBeGreaterThanOrEqual(124)
})
