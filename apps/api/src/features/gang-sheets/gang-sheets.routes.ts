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
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { authorOf, signedIn } from '../../platform/auth/guard.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { linkNextPage } from '../../platform/http/page.ts'
import { route } from '../../platform/http/route.ts'
import { answerOnce } from '../../platform/idempotency.ts'
import { decodeId } from '../../platform/ids.ts'
import type { ServerKeys } from '../../platform/server-keys.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ShopCache } from '../catalog/index.ts'
import { beginExport } from './begin-export.ts'
import { changeLayout } from './change-layout.ts'
import type { SheetDeps } from './decide-sheet.ts'
import { readSheetPage } from './list-sheets.ts'
import { lockSheet } from './lock-sheet.ts'
import { packSheet, stopPacking } from './pack-sheet.ts'
import { printSheet } from './print-sheet.ts'
import { proposeSheet } from './propose-sheet.ts'
import { readSheet, viewFor } from './read-sheet.ts'
import { openSheetFile } from './sheet-files.ts'
import type { SheetPacker } from './sheet-packer.ts'
import { toSheetRecord } from './sheet-record.ts'
import { voidSheet } from './void-sheet.ts'

interface GangSheetDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly shop: ShopCache
  readonly keys: ServerKeys
  readonly clock: Clock
  readonly storage: Storage
  readonly packer: SheetPacker
}

export function gangSheetRoutes(app: FastifyInstance, deps: GangSheetDeps): void {
  const { database, packer } = deps

  route(app, listGangSheets, async ({ query, raw }, reply) => {
    const { items, next } = await readSheetPage(database, query)
    const view = viewFor(deps, signedIn(raw).role)
    linkNextPage(raw, reply, next)
    return items.map((row) => toSheetRecord(row, view))
  })

  route(app, createGangSheet, ({ body, raw }, reply) =>
    once(raw, reply, (sheetDeps) => proposeSheet({ ...sheetDeps, database, packer }, body)),
  )

  route(app, getGangSheet, async ({ params, raw }) =>
    readSheet(database, idOf(params), viewFor(deps, signedIn(raw).role)),
  )

  route(app, createGangSheetPacking, ({ params, body, raw }, reply) =>
    once(raw, reply, (sheetDeps) => packSheet({ ...sheetDeps, packer }, idOf(params), body)),
  )

  route(app, createGangSheetPackingStop, ({ params, raw }, reply) =>
    once(raw, reply, (sheetDeps) => stopPacking(sheetDeps, idOf(params))),
  )

  route(app, replaceGangSheetLayout, ({ params, body, raw }) =>
    changeLayout({ ...deps, author: authorOf(raw) }, idOf(params), body),
  )

  route(app, createGangSheetLock, ({ params, body, raw }, reply) =>
    once(raw, reply, (sheetDeps) => lockSheet(sheetDeps, idOf(params), body)),
  )

  route(app, createGangSheetExport, ({ params, body, raw }, reply) =>
    once(raw, reply, (sheetDeps) => beginExport(sheetDeps, idOf(params), body)),
  )

  route(app, getGangSheetFile, async ({ params, raw }, reply) => {
    const { content, headers } = await openSheetFile(deps, idOf(params), params.name)
    reply.headers(headers)
    if (raw.method === 'HEAD') {
      content.body.destroy()
      return reply.send('')
    }
    // A sheet is hundreds of megabytes: who fetches it slowly keeps nobody from the service.
    raw.countAsAnswered()
    return reply.send(content.body)
  })

  route(app, createGangSheetPrinting, ({ params, body, raw }, reply) =>
    once(raw, reply, (sheetDeps) => printSheet(sheetDeps, idOf(params), body)),
  )

  route(app, createGangSheetVoiding, ({ params, body, raw }, reply) =>
    once(raw, reply, (sheetDeps) => voidSheet(sheetDeps, idOf(params), body)),
  )

  function once(
    raw: FastifyRequest,
    reply: FastifyReply,
    decide: (sheetDeps: SheetDeps) => Promise<object>,
  ): Promise<FastifyReply> {
    return answerOnce(deps, raw, reply, ({ transaction }) =>
      decide({ ...deps, transaction, author: authorOf(raw) }),
    )
  }
}

function idOf({ sheetId }: { readonly sheetId: string }): string {
  return decodeId('gangSheet', sheetId)
}
