import type { PublicConfigResponse } from '@platen/contract'
import { toShownPicture } from '../../../platform/records/pictures.ts'
import type { Shop } from '../../selling/catalog/index.ts'

export function toPublicBrand({
  texts,
  translations,
  ...brand
}: Shop['brand']): PublicConfigResponse['brand'] {
  const startPage = Object.entries(translations).map(([locale, { heroTitle, heroText }]) => [
    locale,
    { ...(heroTitle === undefined ? {} : { heroTitle }), ...(heroText === undefined ? {} : { heroText }) },
  ])
  return {
    accent: brand.accent,
    surface: brand.surface,
    headingFont: brand.headingFont,
    textFont: brand.textFont,
    logo: brand.logo && toShownPicture(brand.logo),
    favicon: brand.favicon && toShownPicture(brand.favicon),
    heroPicture: brand.heroPicture && toShownPicture(brand.heroPicture),
    heroTitle: texts.heroTitle,
    heroText: texts.heroText,
    translations: Object.fromEntries(startPage) as PublicConfigResponse['brand']['translations'],
  }
}
