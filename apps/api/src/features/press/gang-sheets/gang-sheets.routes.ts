import {
  createGangSheet,
  createGangSheetExport,
  createGangSheetLock,
  createGangSheetPacking,
  createGangSheetPackingStop,
  createGangSheetPrinting,
  createGangSheetVoiding,
  getGangSheet,
  getGangSheetFile,
  listGangSheets,
  replaceGangSheetLayout,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf, signedIn } from '../../../platform/auth/guard.ts'
import { matches } from '../../../platform/http/answers/ready-answer.ts'
import { route, type OnceRequest } from '../../../platform/http/route.ts'
import { sharedList } from '../../../platform/http/shared-reads.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { startExport, lockSheet, printSheet, voidSheet } from './sheet-steps.ts'
import { changeLayout } from './change-layout.ts'
import { readSheetPage, readSheet, viewFor } from './read-sheet.ts'
import { packSheet, stopPacking } from './packing/pack-sheet.ts'
import { suggestSheet } from './suggest-sheet.ts'
import { openSheetFile } from './export/sheet-files.ts'
import type { SheetPacker } from './packing/sheet-packer.ts'
import { toSheetRecord } from './sheet-record.ts'

interface GangSheetDeps extends Pick<Platform, 'database' | 'transaction' | 'keys' | 'clock' | 'storage'> {
  readonly shop: ShopCache
  readonly packer: SheetPacker
}

export function gangSheetRoutes(app: FastifyInstance, deps: GangSheetDeps): void {
  const { database, packer } = deps

  sharedList(app, listGangSheets, async ({ query, rights }) => {
    const { items, next } = await readSheetPage(database, query)
    const view = viewFor(deps, rights)
    return { items: items.map((row) => toSheetRecord(row, view)), next }
  })

  route(app, createGangSheet, ({ body, ...request }) =>
    suggestSheet({ ...sheetDeps(request), database, packer }, body),
  )

  route(app, getGangSheet, async ({ params, raw }) =>
    readSheet(database, idOf(params), viewFor(deps, signedIn(raw).rights)),
  )

  route(app, createGangSheetPacking, ({ params, body, ...request }) =>
    packSheet({ ...sheetDeps(request), packer }, idOf(params), body),
  )

  route(app, createGangSheetPackingStop, ({ params, ...request }) =>
    stopPacking(sheetDeps(request), idOf(params)),
  )

  route(app, replaceGangSheetLayout, ({ params, body, raw }) =>
    changeLayout({ ...deps, author: authorOf(raw) }, idOf(params), body),
  )

  route(app, createGangSheetLock, ({ params, body, ...request }) =>
    lockSheet(sheetDeps(request), idOf(params), body),
  )

  route(app, createGangSheetExport, ({ params, body, ...request }) =>
    startExport(sheetDeps(request), idOf(params), body),
  )

  route(app, getGangSheetFile, async ({ params, raw }, reply) => {
    const file = await openSheetFile(deps, idOf(params), params.name, raw.headers)
    const { content, etag, status, headers } = file
    if (matches(raw.headers['if-none-match'], etag)) {
      content.body.destroy()
      return reply.code(304).headers({ etag }).send()
    }
    reply.code(status).headers(headers)
    if (raw.method === 'HEAD') {
      content.body.destroy()
      return reply.send('')
    }
    // A sheet is hundreds of megabytes: a slow download must not hold one of the request slots.
    raw.countAsAnswered()
    return reply.send(content.body)
  })

  route(app, createGangSheetPrinting, ({ params, body, ...request }) =>
    printSheet(sheetDeps(request), idOf(params), body),
  )

  route(app, createGangSheetVoiding, ({ params, body, ...request }) =>
    voidSheet(sheetDeps(request), idOf(params), body),
  )

  function sheetDeps({ raw, transaction }: Pick<OnceRequest, 'raw' | 'transaction'>) {
    return { ...deps, transaction, author: authorOf(raw) }
  }
}

function idOf({ sheetId }: { readonly sheetId: string }): string {
  return decodeId('gangSheet', sheetId)
}
