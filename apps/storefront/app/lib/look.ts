import { DEFAULT_LOOK, type Hex, type Look } from '@platen/brand'
import type { Brand } from './page.ts'

export function lookOf(brand: Brand | undefined): Look {
  if (!brand) return DEFAULT_LOOK
  const { accent, surface, headingFont, textFont } = brand
  return { accent: accent as Hex, surface, headingFont, textFont }
}

/** As the style sheet has it already. */
export function isDefault({ accent, surface, headingFont, textFont }: Look): boolean {
  return (
    accent === DEFAULT_LOOK.accent &&
    surface === DEFAULT_LOOK.surface &&
    headingFont === DEFAULT_LOOK.headingFont &&
    textFont === DEFAULT_LOOK.textFont
  )
}

export const NO_BRAND: Brand = {
  ...DEFAULT_LOOK,
  logo: null,
  favicon: null,
  heroPicture: null,
  heroTitle: null,
  heroText: null,
  translations: {},
}
