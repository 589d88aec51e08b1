/**
 * Renders the share pictures and icons into `apps/storefront/public`. They are committed: run `node
 * scripts/make-share-pictures.ts` after the drawings change.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { openBrowser } from '../lab/harness/browser.ts'

const APP = fileURLToPath(new URL('../apps/storefront', import.meta.url))
const PUBLIC = join(APP, 'public')

// The style sheet has the tokens and classes of the drawings.
await import('./build.ts')
const [styleSheet] = globSync('build/client/assets/root-*.css', { cwd: APP })
const css = readFileSync(join(APP, styleSheet!), 'utf8')
const { module } = await runnerImport<{ sharePictures: () => Record<string, string> }>(
  join(APP, 'app/features/seo/share-pictures.tsx'),
  { root: APP, configFile: false },
)

mkdirSync(join(PUBLIC, 'share'), { recursive: true })
const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
for (const [name, body] of Object.entries(module.sharePictures())) {
  await page.setContent(`<style>${css} html { scrollbar-gutter: auto }</style>${body}`)
  write(`share/${name}.png`, await packed(await page.screenshot()))
}
await browser.close()

const icon = readFileSync(join(PUBLIC, 'icon.svg'))
for (const side of [180, 512]) {
  write(`icon-${side}.png`, await packed(await sharp(icon, { density: 1200 }).resize(side, side).toBuffer()))
}

/** A palette takes a third of the bytes. */
function packed(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png({ palette: true, quality: 90, compressionLevel: 9, effort: 10 }).toBuffer()
}

function write(name: string, content: Buffer): void {
  writeFileSync(join(PUBLIC, name), content)
  console.log(`${name} ${Math.ceil(content.length / 1024)} KB`)
}
