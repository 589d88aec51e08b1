import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const TOKENS = 'packages/ui/src/tokens.css'
const SOURCES = '{apps/storefront,apps/console,packages/ui}/{app,src,public}/**/*.{ts,tsx,js,css,svg,html}'
const COLOUR = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|oklch|oklab|lch|lab)a?\(/gi

/** Read without a style sheet, so the colour must be literal; it is one of the tokens. */
const COPIES_OF_TOKENS = ['apps/storefront/public/icon.svg']
/** Fabric and ink, which are no theme colours. */
const CLOTH = [
  'packages/ui/src/garments/fabric-shade.ts',
  'apps/console/app/features/shop/garments/colour-list.tsx',
  'apps/console/app/features/shop/garments/colour-of-name.ts',
  'apps/storefront/app/features/designer/artwork-help/artwork-help.tsx',
  'apps/storefront/app/features/designer/layers/inks.ts',
]

test('no part of a web app names a colour, except the tokens and cloth', () => {
  const allowed = new Set([TOKENS, ...COPIES_OF_TOKENS, ...CLOTH])
  const found = globSync(SOURCES, { cwd: ROOT })
    .filter((file) => !allowed.has(file) && !/\.(test|fixtures)\.tsx?$|\/testing\//.test(file))
    .flatMap((file) => coloursIn(file).map((colour) => `${file}: ${colour}`))
  expect(found).toEqual([])
})

test.each(COPIES_OF_TOKENS)('every colour of %s is a token', (file) => {
  const tokens = coloursIn(TOKENS)
  const copied = coloursIn(file)
  expect(copied).not.toEqual([])
  expect(tokens).toEqual(expect.arrayContaining(copied))
})

test.each(CLOTH)('%s still needs its exception', (file) => {
  expect(coloursIn(file)).not.toEqual([])
})

function coloursIn(file: string): string[] {
  return readFileSync(ROOT + file, 'utf8').match(COLOUR) ?? []
}
