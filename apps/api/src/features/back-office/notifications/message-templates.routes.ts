import {
  getMessageTemplate,
  listMessageTemplates,
  previewMessageTemplate,
  replaceMessageTemplate,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { getTemplate, listTemplates, replaceTemplate } from './message-templates.ts'
import { previewTemplate } from './preview-template.ts'

interface MessageTemplateDeps extends Pick<Platform, 'database' | 'transaction' | 'storage' | 'clock'> {
  readonly config: { readonly publicUrl: string; readonly consoleUrl: string }
  readonly shop: ShopCache
}

export function messageTemplateRoutes(app: FastifyInstance, deps: MessageTemplateDeps): void {
  const { database, shop } = deps

  route(app, listMessageTemplates, async () => listTemplates(database, await shop.get()))

  route(app, getMessageTemplate, async ({ params }) => getTemplate(database, params, await shop.get()))

  route(app, replaceMessageTemplate, ({ params, body, raw }) =>
    replaceTemplate(deps, { ...params, request: body, author: authorOf(raw) }),
  )

  route(app, previewMessageTemplate, async ({ params, body }) =>
    previewTemplate(deps, {
      ...params,
      text: body.text,
      orderId: body.orderId === undefined ? undefined : decodeId('order', body.orderId),
      shop: await shop.get(),
    }),
  )
}
