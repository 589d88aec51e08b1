import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AN_HOUR, builtFiles, FOREVER } from '../../../platform/http/answers/built-files.ts'
import type { Config } from '../../../config.ts'
import { offeredLocales } from '@platen/messages'
import { readyAnswer, sendReady, type ReadyAnswer } from '../../../platform/http/answers/ready-answer.ts'
import { clientKey } from '../../../platform/http/client-address.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { ownNamesOf, type CatalogAnswer, type Shop, type ShopCache } from '../../selling/catalog/index.ts'
import { toPublicBrand } from '../public-config/index.ts'
import { shareVersion } from '../share-pictures/index.ts'
import type { AnswerPage, BuiltStorefront, Visit } from './built-storefront.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { pagePolicy, withHashedScripts } from './page-policy.ts'
import { opening } from './opening.ts'
import { withoutCampaign } from './campaign-parameters.ts'
import { isForEverybody, READY_MS, readyPages } from './ready-pages.ts'

interface StorefrontDeps {
  readonly config: Pick<Config, 'publicUrl' | 'botProtection' | 'pseudoTexts'>
  readonly storefront: BuiltStorefront
  readonly shop: Pick<ShopCache, 'get' | 'loaded'>
  readonly catalog: CatalogAnswer
  readonly limits: RateLimits
}

type AboutShop = Pick<Visit, 'languages' | 'brand' | 'ownNames' | 'shareVersion' | 'hasFaq'>

/** The page of a shop that cannot be read now says so in the default look. */
const NO_SHOP: AboutShop = {
  languages: offeredLocales([]),
  brand: undefined,
  ownNames: { inCarts: {}, all: {} },
  shareVersion: '',
  hasFaq: false,
}

/** Clients may send an absolute URL; the page's own address is the public one. */
const ORIGIN = /^https?:\/\/[^/]*/i

export function storefrontRoutes(
  app: FastifyInstance,
  { config, storefront, shop, catalog, limits }: StorefrontDeps,
): void {
  const { filesFolder } = storefront
  const pages = readyPages()
  const shops = new WeakMap<Shop, AboutShop>()
  let latest = { shop: {}, catalog: {}, madeAt: 0 }
  app.register((files) => serveFolder(files, 'assets', FOREVER), { prefix: '/assets' })
  app.register(async (files) => {
    // Icons and the like: few files, whose names stay the same between builds.
    await files.register(serveFiles, {
      ...builtFiles(files, AN_HOUR),
      root: filesFolder,
      wildcard: false,
      globIgnore: ['assets/**'],
    })
  })
  app.get('/*', { config: { pages: true } }, answer)
  app.readyReads.elsewhere({ pattern: '/*', find: findReady })

  /** Looked up on each request, so that files of a newer build are found at once. */
  async function serveFolder(files: FastifyInstance, folder: string, caching: string): Promise<void> {
    files.setNotFoundHandler(answer)
    await files.register(serveFiles, {
      ...builtFiles(files, caching),
      root: join(filesFolder, folder),
      // The plugin would treat reading a folder as an error.
      allowedPath: (path) => !path.endsWith('/'),
    })
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answerPage = await storefront.loadPages()
    const version = await versionOf(answerPage)
    const { cookie, url: asked, ...visit } = opening(request, version?.[1], config)
    if (cookie !== undefined) return reply.header('set-cookie', cookie).redirect(asked)
    const url = withoutCampaign(asked)
    const known = version && pages.get(url, version)
    if (known) return sendReady(request, reply, known)

    await limits.consume('page-render', clientKey(request.ip))
    const nonce = newNonce()
    let written: Buffer | undefined
    const response = await answerPage(webRequest(url), {
      version: version && dataVersion(version[1], version[2]),
      fetch: inProcessFetch(app, request.ip),
      publicUrl: config.publicUrl,
      ...aboutShop(version?.[1]),
      ...visit,
      nonce,
      pseudoTexts: config.pseudoTexts,
      report: (error) => request.log.error({ requestId: request.id, err: error }, 'page failed'),
      onHtml: (html) => {
        written = html
      },
    })
    const body = response.body === null && written ? written : Buffer.from(await response.arrayBuffer())
    const isKept = version !== undefined && isForEverybody(response)
    const page = toPage(response, body, nonce, !isKept || url.includes('?'))
    if (isKept) pages.set(url, version, page)
    return sendReady(request, reply, page)
  }

  /** What pages load is kept with it. Made anew after a while, because answers may say what depends on the day. */
  function dataVersion(current: Shop, sold: object): object {
    const isCurrent = latest.shop === current && latest.catalog === sold
    if (!isCurrent || Date.now() - latest.madeAt > READY_MS)
      latest = { shop: current, catalog: sold, madeAt: Date.now() }
    return latest
  }

  /** The same objects for the same shop, so that pages read once what they contain. */
  function aboutShop(current: Shop | undefined): AboutShop {
    if (!current) return NO_SHOP
    const known = shops.get(current) ?? {
      languages: offeredLocales(current.locales),
      brand: toPublicBrand(current.brand),
      ownNames: ownNamesOf(current),
      shareVersion: shareVersion(current),
      hasFaq: current.brand.faq.length > 0,
    }
    shops.set(current, known)
    return known
  }

  function findReady(asked: string): ReadyAnswer | undefined {
    const url = withoutCampaign(asked)
    if (!pages.has(url)) return undefined
    const answerPage = storefront.loadedPages()
    const { loaded } = shop
    // Of a closed shop, not everybody sees the same.
    if (loaded?.isOpen === false) return undefined
    const current = catalog.ready()
    return answerPage && loaded && current && pages.get(url, [answerPage, loaded, current])
  }

  /** Undefined while the shop cannot be read. */
  async function versionOf(answerPage: AnswerPage): Promise<readonly [AnswerPage, Shop, object] | undefined> {
    try {
      return [answerPage, await shop.get(), await catalog.get()]
    } catch {
      return undefined
    }
  }

  function toPage({ status, headers }: Response, body: Buffer, nonce: string, once: boolean): ReadyAnswer {
    const contentType = headers.get('content-type') ?? 'application/octet-stream'
    const { html, hashes } = withHashedScripts(body, nonce)
    return readyAnswer(html, {
      contentType,
      status,
      once,
      headers: {
        'cache-control': 'private, no-cache',
        ...Object.fromEntries(headers),
        'content-security-policy': pagePolicy(hashes, config.botProtection),
      },
    })
  }

  /** The public address, whatever host the client named, and no headers: a kept page is for everybody. */
  function webRequest(url: string): Request {
    return new Request(new URL(url.replace(ORIGIN, ''), config.publicUrl))
  }
}

function newNonce(): string {
  return randomBytes(16).toString('base64url')
}
