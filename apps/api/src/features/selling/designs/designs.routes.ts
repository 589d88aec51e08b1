import { createDesign, getDesign } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { FOREVER } from '../../../platform/http/answers/built-files.ts'
import { clientKey } from '../../../platform/http/client-address.ts'
import { route } from '../../../platform/http/route.ts'
import { readDesign } from './read-design.ts'
import type { DesignDeps } from './save-design.ts'

/** Fonts, shapes and shaping are loaded with the first design: every start would wait for them. */
export function designRoutes(app: FastifyInstance, deps: DesignDeps): void {
  route(app, createDesign, async ({ body, raw, transaction }) => {
    const { saveDesign } = await import('./save-design.ts')
    return saveDesign(deps, { ...body, client: clientKey(raw.ip), once: transaction })
  })
  route(app, getDesign, ({ params }) => readDesign(deps, params.token))
  // What the designer shapes its texts with: the files of the service itself, so that both draw the same.
  app.get<{ Params: { file: string } }>(
    '/fonts/:file',
    { config: { pages: true } },
    async ({ params }, reply) => {
      const { readFont } = await import('./font-files.ts')
      const font = await readFont(params.file)
      if (!font) return reply.code(404).send()
      return reply.headers({ 'content-type': 'font/woff', 'cache-control': FOREVER }).send(font)
    },
  )
}
