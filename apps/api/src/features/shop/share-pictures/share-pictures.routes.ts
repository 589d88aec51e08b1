import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { FOREVER } from '../../../platform/http/answers/built-files.ts'
import { clientKey } from '../../../platform/http/client-address.ts'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import type { SharePicture } from './draw-share-picture.ts'
import { shareDesign } from './share-design.ts'
import { sharePage } from './share-pages.ts'
import { shareVersion } from './share-version.ts'

interface ShareDeps extends Pick<Platform, 'storage' | 'database' | 'keys'> {
  readonly shop: Pick<ShopCache, 'get'>
  readonly limits: RateLimits
}

/** Some hundred pictures. */
const MOST_BYTES = 8 * 1024 * 1024
/** More would wait for longer than the programs that show links do. */
const MOST_WAITING = 20
/** A link that was shared before the shop changed shows how it looks now. */
const OUTDATED = 'public, max-age=300'

/** By the token of its link. */
const DESIGN = /^design-([A-Za-z0-9_-]{43})$/
/** Whoever knows the address sees the design, until it is removed. */
const AS_ITS_PAGE = {
  'content-type': 'image/jpeg',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}

/** What chats and social networks show of a link to the shop: drawn once for each version of the shop, one at a time. */
export function sharePictureRoutes(app: FastifyInstance, deps: ShareDeps): void {
  const { storage, shop, limits } = deps
  const made = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length })
  const drawing = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  app.get<{
    Params: { version: string; language: string; file: string }
    Querystring: Readonly<Record<string, unknown>>
  }>('/share/:version/:language/:file', async (request, reply) => {
    const { version, language, file } = request.params
    const current = await shop.get()
    const page = /^(.+)\.jpg$/.exec(file)?.[1] ?? ''
    const token = DESIGN.exec(page)?.[1]
    if (token !== undefined) {
      const { garment, colour } = request.query
      const design = { token, language, garment: textOf(garment), colour: textOf(colour) }
      const about = await shareDesign(deps, current, design)
      if (!about) throw lost()
      const key = createHash('sha256').update(JSON.stringify(about)).digest('base64url')
      return reply.headers(AS_ITS_PAGE).send(made.get(key) ?? (await drawn(key, about, request.ip)))
    }
    const about = sharePage(current, page, language)
    if (!about) throw lost()
    const newest = shareVersion(current)
    const key = `${newest} ${language} ${page}`
    const jpeg = made.get(key) ?? (await drawn(key, about, request.ip))
    return reply
      .headers({ 'content-type': 'image/jpeg', 'cache-control': version === newest ? FOREVER : OUTDATED })
      .send(jpeg)
  })

  async function drawn(key: string, about: SharePicture, client: string): Promise<Buffer> {
    await limits.consume('share-picture', clientKey(client))
    const running = drawing.get(key)
    if (running) return running
    if (drawing.size >= MOST_WAITING)
      throw new Refusal('OVERLOADED', 'Too many share pictures are being drawn.', {
        headers: { 'retry-after': '5' },
      })
    const turn = last.then(async () => {
      // With the fonts' library, which no other request needs.
      const { drawSharePicture } = await import('./draw-share-picture.ts')
      return drawSharePicture(storage, about)
    })
    drawing.set(key, turn)
    last = turn.catch(() => undefined)
    try {
      const picture = await turn
      made.set(key, picture)
      return picture
    } finally {
      drawing.delete(key)
    }
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function lost(): Refusal {
  return new Refusal('RESOURCE_NOT_FOUND', 'There is no such share picture.')
}
