/**
 * Draws the photos of the seeded tee into `apps/api/src/seed/photos`: cloth as a field of heights, lit and
 * photographed. They are committed: run `node scripts/make-seed-photos.ts` after a change here; it takes a minute. The
 * same numbers always make the same photos, and every millimetre of the tee is where `boxy-tee.ts` says.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { cutOutByMask, maskOf } from '../apps/api/src/features/shop/pictures/cloth.ts'
import { drawCloth, PHOTO_AVIF, readPixels } from '../apps/api/src/features/shop/pictures/draw-cloth.ts'
import { boxyTee } from './seed-photos/boxy-tee.ts'
import { clothOf } from './seed-photos/cloth-height.ts'
import { photograph } from './seed-photos/light.ts'
import { HEIGHT, WIDTH, type Field } from './seed-photos/raster.ts'

const FOLDER = fileURLToPath(new URL('../apps/api/src/seed/photos', import.meta.url))
/** As uploads are kept. */
const SIDES_PX = [320, 800, 1600]
const WHITE = { red: 0.78, green: 0.777, blue: 0.765, sheen: 0 }

mkdirSync(FOLDER, { recursive: true })
for (const file of globSync('*.{webp,avif}', { cwd: FOLDER })) rmSync(join(FOLDER, file))
for (const view of ['front', 'back'] as const) {
  const side = boxyTee(view)
  const cloth = await clothOf(side)
  const photo = await pngOf(photograph(cloth, WHITE, side.seed))
  const name = `heavyweight-tee-${view}`
  for (const side of SIDES_PX) {
    const sized = sharp(photo).resize(side)
    await write(name, await sized.avif({ ...PHOTO_AVIF, effort: 4 }).toBuffer(), 'avif')
  }
  const covered = cloth.outer.map((value, at) => Math.min(1, value + (cloth.inside[at] ?? 0)))
  const { shade, mask } = await drawCloth(
    await readPixels(photo),
    cutOutByMask(await readPixels(await maskPng(covered))),
  )
  for (const { bytes, format } of shade.sizes) await write(`${name}-shade`, bytes, format)
  for (const { bytes, format } of mask?.sizes ?? []) await write(`${name}-mask`, bytes, format)
}

function pngOf(data: Uint8Array): Promise<Buffer> {
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } })
    .png()
    .toBuffer()
}

function maskPng(covered: Field): Promise<Buffer> {
  return pngOf(maskOf({ how: 'mask', alpha: Uint8Array.from(covered, (value) => Math.round(value * 255)) }))
}

/** The size is part of the name, so that the seeding need not open the file. */
async function write(name: string, bytes: Buffer, format = 'webp'): Promise<void> {
  const { width, height } = await sharp(bytes).metadata()
  const file = `${name}-${width}x${height}.${format}`
  writeFileSync(join(FOLDER, file), bytes)
  console.log(`${file} ${Math.ceil(bytes.length / 1024)} KB`)
}
