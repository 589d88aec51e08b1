/** Renders the icons in `apps/storefront/public`, which are committed, from the drawing beside them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const PUBLIC = fileURLToPath(new URL('../apps/storefront/public', import.meta.url))
const icon = readFileSync(join(PUBLIC, 'icon.svg'))

for (const side of [180, 512]) {
  // A palette takes a third of the bytes.
  const picture = sharp(icon, { density: 1200 }).resize(side, side)
  const png = await picture.png({ palette: true, quality: 90, compressionLevel: 9, effort: 10 }).toBuffer()
  writeFileSync(join(PUBLIC, `icon-${side}.png`), png)
  console.log(`icon-${side}.png ${Math.ceil(png.length / 1024)} KB`)
}
