import { getBrand as getOperation, getShopTexts, replaceBrand as replaceOperation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { readyAnswer, type ReadyAnswer } from '../../../platform/http/answers/ready-answer.ts'
import { serveShared } from '../../../platform/http/answers/ready-reads.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Shop, ShopCache } from '../../selling/catalog/index.ts'
import { getBrand } from './brand.store.ts'
import { replaceBrand } from './replace-brand.ts'

interface BrandDeps extends Pick<Platform, 'database' | 'transaction' | 'clock'> {
  readonly shop: ShopCache
}

export function brandRoutes(app: FastifyInstance, deps: BrandDeps): void {
  const { shop } = deps
  route(app, getOperation, () => getBrand(deps.database))

  route(app, replaceOperation, ({ body, raw }) => replaceBrand(deps, { brand: body, author: authorOf(raw) }))

  let made: { shop: Shop; answer: ReadyAnswer } | undefined
  serveShared(app, getShopTexts, {
    ready: () => shop.loaded && answerOf(shop.loaded),
    get: async () => answerOf(await shop.get()),
  })

  function answerOf(current: Shop): ReadyAnswer {
    if (made?.shop !== current) {
      const { texts, translations, faq } = current.brand
      made = { shop: current, answer: readyAnswer(JSON.stringify({ texts, translations, faq })) }
    }
    return made.answer
  }
}
