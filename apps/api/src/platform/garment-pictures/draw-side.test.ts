import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Storage } from '../storage/storage.ts'
import { drawSide, type PrintedDesign } from './draw-side.ts'

const PRINT = { r: 217, g: 20, b: 122 }
const storage = {
  get: () =>
    sharp({ create: { width: 80, height: 60, channels: 3, background: PRINT } })
      .webp()
      .toBuffer(),
} as unknown as Storage

/** With a print of 200 × 150 mm on its front, or without one. */
async function drawn(
  drawing: string,
  { isPrinted = true, yMm = 90, widthPx = 560, colourHex = '#1F2A44' } = {},
) {
  const zone = {
    ...{ id: 'full_front', view: 'front' as const, anchor: { xMm: 0, yMm } },
    ...{ maxWidthMm: 300, maxHeightMm: 400 },
  }
  const print = {
    ...{ zone, artworkSha256: 'ab'.repeat(32), widthMm: 200, heightMm: 150 },
    ...{ offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 as const },
  } as const
  const garment = [{ view: 'front', drawing, photos: [] }] as const
  const design: PrintedDesign = { garment, colourHex, prints: isPrinted ? [print] : [] }
  return drawSide(storage, design, 'front', widthPx)
}

/** Shades of blue within a part of the picture. */
async function shades(svg: string, part: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(
    await sharp(Buffer.from(svg)).removeAlpha().extract(part).png().toBuffer(),
  ).stats()
  return channels[2]?.stdev ?? 0
}

test('a drawing on a picture of the service has the light and the folds of its cloth', async () => {
  const { svg, widthPx, heightPx } = await drawn('tee', { isPrinted: false })
  expect(svg).not.toContain('var(')
  const chest = { left: Math.round(widthPx * 0.3), top: Math.round(heightPx * 0.5) }
  expect(await shades(svg, { ...chest, width: Math.round(widthPx * 0.4), height: 150 })).toBeGreaterThan(2)
})

test('a print lies beneath the folds', async () => {
  const { svg, widthPx, heightPx } = await drawn('tee', { yMm: 300 })
  const print = { left: Math.round(widthPx * 0.42), top: Math.round(heightPx * 0.76) }
  expect(await shades(svg, { ...print, width: Math.round(widthPx * 0.16), height: 30 })).toBeGreaterThan(1)
})

test('the weave is drawn around a print where pixels are fine enough to show it', async () => {
  /** How much neighbouring pixels differ, on average. */
  const grainOf = async (widthPx: number) => {
    const { svg, heightPx } = await drawn('tee', { widthPx })
    const cloth = { left: widthPx * 0.3, top: Math.round(heightPx * 0.5), width: 40, height: 40 }
    const pixels = await sharp(Buffer.from(svg)).extract(cloth).extractChannel('blue').raw().toBuffer()
    return pixels.reduce((sum, value, at) => sum + Math.abs(value - (pixels[at + 1] ?? value)), 0) / 1600
  }
  expect(await grainOf(560)).toBeLessThan(0.5)
  expect(await grainOf(1600)).toBeGreaterThan(1)
  expect((await drawn('tee', { widthPx: 1600, isPrinted: false })).svg).not.toContain('<pattern')
})

test('a garment with prints is drawn from the same layers again, in its own colour', async () => {
  const picture = async (colourHex: string) =>
    sharp(Buffer.from((await drawn('tee', { colourHex })).svg))
      .raw()
      .toBuffer()
  const first = await picture('#1F2A44')
  expect((await picture('#1F2A44')).equals(first)).toBe(true)
  expect((await picture('#C8102E')).equals(first)).toBe(false)
})
