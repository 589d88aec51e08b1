import {
  API_VERSION,
  MAX_ARTWORK_BYTES,
  MAX_ITEMS,
  MAX_QUANTITY_PER_ITEM,
  getBotChallenge,
  getPublicConfigLegacy,
  getPublicConfigV1,
  type PublicConfigResponse,
} from '@platen/contract'
import type { Locale } from '@platen/messages'
import type { FastifyInstance } from 'fastify'
import type { BotProtectionConfig } from '../../../config.ts'
import { readyAnswer, type ReadyAnswer } from '../../../platform/http/answers/ready-answer.ts'
import { serveShared } from '../../../platform/http/answers/ready-reads.ts'
import { offeredTranslations } from '../../../platform/records/translations.ts'
import { toPublicBrand } from './public-brand.ts'
import { toPublicInstruction, type Shop, type ShopCache } from '../../selling/catalog/index.ts'

interface PublicConfigDeps {
  readonly shop: ShopCache
  readonly config: { readonly botProtection: BotProtectionConfig }
}

export function publicConfigRoutes(app: FastifyInstance, { shop, config }: PublicConfigDeps): void {
  let made: { shop: Shop; answer: ReadyAnswer } | undefined

  for (const operation of [getPublicConfigLegacy, getPublicConfigV1]) {
    serveShared(app, operation, {
      ready: () => shop.loaded && answerOf(shop.loaded),
      get: async () => answerOf(await shop.get()),
    })
  }

  function answerOf(current: Shop): ReadyAnswer {
    if (made?.shop !== current) {
      made = {
        shop: current,
        answer: readyAnswer(JSON.stringify(toPublicConfig(current, config.botProtection))),
      }
    }
    return made.answer
  }
}

function toPublicConfig(shop: Shop, botProtection: BotProtectionConfig): PublicConfigResponse {
  const own = <Texts>(texts: Partial<Record<Locale, Texts>>) => offeredTranslations(texts, shop.locales)
  return {
    storeName: shop.storeName,
    tagline: shop.tagline,
    translations: own(shop.translations),
    apiVersion: API_VERSION,
    currency: shop.currency,
    currencyExponent: shop.currencyExponent,
    locales: [...shop.locales],
    timeZone: shop.timeZone,
    supportChannels: shop.supportChannels.map(({ kind, label, value, url, hours, translations = {} }) => ({
      kind,
      label,
      translations: own(translations),
      value,
      url,
      ...(hours === undefined ? {} : { hours }),
    })),
    studio: shop.studio && toPublicStudio(shop.studio),
    meetupZones: shop.meetupZones.map(({ id, name, area, landmark, translations, feeMinor, slots }) => ({
      id,
      name,
      area,
      translations: own(translations),
      ...(landmark === null ? {} : { landmark }),
      feeMinor,
      slots: slots.map(({ weekday, from, to }) => ({ weekday, from, to })),
    })),
    deliveryAreas: shop.deliveryAreas.map(({ translations = {}, ...area }) => ({
      ...toPublicArea(area),
      translations: own(translations),
    })),
    fulfilmentMethods: shop.fulfilmentMethods.map(({ kind, label, translations = {}, feeMinor }) => ({
      kind,
      label,
      translations: own(translations),
      feeMinor,
    })),
    paymentInstructions: shop.paymentInstructions.map(({ translations, ...instruction }) => ({
      ...toPublicInstruction(instruction),
      translations: own(translations),
    })),
    botProtection: {
      provider: botProtection.provider,
      ...(botProtection.provider === 'altcha' ? { challengeUrl: getBotChallenge.path } : {}),
      ...(botProtection.provider === 'turnstile' ? { siteKey: botProtection.siteKey } : {}),
    },
    limits: {
      maxItems: MAX_ITEMS,
      maxQuantityPerItem: MAX_QUANTITY_PER_ITEM,
      maxUploadBytes: MAX_ARTWORK_BYTES,
      minDpi: shop.dpi.minimum,
      recommendedDpi: shop.dpi.recommended,
      maxUnpaidUnits: shop.unpaidOrders.maxUnits,
      largeOrderUnits: shop.unpaidOrders.largeUnits,
      largeOrderPayWithinHours: shop.unpaidOrders.largePayWithinHours,
    },
    leadTimeDays: { min: shop.leadTimeDays.min, max: shop.leadTimeDays.max },
    film: toPublicFilm(shop.film),
    brand: toPublicBrand(shop.brand),
    policyVersion: shop.policyVersion,
    updatedAt: shop.updatedAt.toISOString(),
  }
}

function toPublicFilm({ lists, ...film }: Shop['film']): PublicConfigResponse['film'] {
  const { transfers, sheets, widthMm, sideMarginMm, gapMm, maxLengthMm, allowRotation } = film
  if (!transfers && !sheets) return null
  const { id, name, ...prices } = lists[0]
  return { transfers, sheets, widthMm, sideMarginMm, gapMm, maxLengthMm, allowRotation, prices }
}

function toPublicStudio({
  address,
  mapUrl,
  hours,
}: NonNullable<Shop['studio']>): PublicConfigResponse['studio'] {
  return {
    address,
    ...(mapUrl === undefined ? {} : { mapUrl }),
    hours: hours.map(({ weekday, from, to }) => ({ weekday, from, to })),
  }
}

function toPublicArea(area: Shop['deliveryAreas'][number]): PublicConfigResponse['deliveryAreas'][number] {
  const { id, name, country, regions, places, feeMinor, days, paymentInstructionIds } = area
  const { min, max } = days
  return { id, name, country, regions, places, feeMinor, days: { min, max }, paymentInstructionIds }
}
