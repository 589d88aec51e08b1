import { getCatalog, type CatalogResponse } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { readyAnswer, type ReadyAnswer } from '../../../platform/http/answers/ready-answer.ts'
import { serveShared, type SharedAnswer } from '../../../platform/http/answers/ready-reads.ts'
import { sidesOf } from '../../../platform/records/garment-sides.ts'
import { encodeId } from '../../../platform/records/ids.ts'
import { offeredTranslations } from '../../../platform/records/translations.ts'
import { colourTranslations, toCategories, toDetails } from './garment-details.ts'
import { availabilityOf, type Garment, type Shop } from './shop.ts'
import type { ShopCache } from './shop-cache.ts'

export type CatalogAnswer = SharedAnswer

export function catalogAnswer(shop: ShopCache): CatalogAnswer {
  let made: { shop: Shop; available: ReadonlyMap<string, number>; answer: ReadyAnswer } | undefined

  return {
    ready: () =>
      made !== undefined && made.shop === shop.loaded && made.available === shop.availableNow
        ? made.answer
        : undefined,
    get: async () => {
      const [current, available] = await Promise.all([shop.get(), shop.available()])
      if (made?.shop === current && made.available === available) return made.answer
      const answer = readyAnswer(JSON.stringify(toCatalog(current, available)))
      made = { shop: current, available, answer: answer.etag === made?.answer.etag ? made.answer : answer }
      return made.answer
    },
  }
}

export function catalogRoutes(app: FastifyInstance, { catalog }: { catalog: CatalogAnswer }): void {
  serveShared(app, getCatalog, catalog)
}

function toCatalog(shop: Shop, available: ReadonlyMap<string, number>): CatalogResponse {
  return {
    currency: shop.currency,
    currencyExponent: shop.currencyExponent,
    taxMode: shop.tax.mode,
    taxRatePercent: shop.tax.rateBp / 100,
    garments: shop.garments.map((garment) => toCatalogGarment(garment, shop, available)),
    categories: toCategories(shop),
    zones: shop.zones.map(({ id, name, translations, garmentKinds, view, anchor, sizeBands, ...most }) => ({
      id,
      name,
      translations: offeredTranslations(translations, shop.locales),
      garmentKinds: [...garmentKinds],
      view,
      anchor,
      maxWidthMm: most.maxWidthMm,
      maxHeightMm: most.maxHeightMm,
      sizeBands: sizeBands.map((band) => ({ ...band, sizes: [...band.sizes] })),
    })),
    sizeTiers: shop.sizeTiers.map((tier) => ({
      ...tier,
      translations: offeredTranslations(tier.translations, shop.locales),
    })),
    sizeTranslations: shop.sizeTranslations.map(({ size, translations }) => ({
      size,
      translations: offeredTranslations(translations, shop.locales),
    })),
    quantityBreaks: shop.quantityBreaks.map(({ garmentKind, minQuantity, percentOffBp }) => ({
      garmentKind,
      minQuantity,
      percentOff: percentOffBp / 100,
    })),
  }
}

function toCatalogGarment(
  garment: Garment,
  shop: Shop,
  available: ReadonlyMap<string, number>,
): CatalogResponse['garments'][number] {
  const colours = Map.groupBy(garment.variants, (variant) => variant.colour)
  const names = colourTranslations(garment, shop)
  const cheapest = Math.min(...garment.variants.map((variant) => variant.surchargeMinor))
  return {
    id: encodeId('garment', garment.id),
    slug: garment.slug,
    kind: garment.kind,
    name: garment.name,
    description: garment.description,
    fabric: garment.fabric,
    priceFromMinor: garment.basePriceMinor + cheapest,
    zoneIds: shop.zones.filter((zone) => zone.garmentKinds.includes(garment.kind)).map((zone) => zone.id),
    ...toDetails(garment, shop),
    views: sidesOf(garment.appearance),
    colours: [...colours].map(([name, variants]) => ({
      name,
      hex: variants[0]?.colourHex ?? '#000000',
      translations: names.get(name) ?? {},
      sizes: variants.map((variant) => ({
        variantId: encodeId('variant', variant.id),
        size: variant.size,
        priceMinor: variant.basePriceMinor + variant.surchargeMinor,
        availability: availabilityOf(variant, available),
      })),
    })),
  }
}
