import {
  createGangSheet,
  getGangSheet,
  getGangSheetFile,
  type GangSheetCreateRequest,
  type GangSheetDetail,
  type GangSheetFileName,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import { vi } from 'vitest'
import { sheetExportQueue } from '../features/press/gang-sheets/index.ts'
import { decodeId } from '../platform/records/ids.ts'
import { makePlaceholderFilm } from './placeholder-film.ts'
import { aMember, type Member } from './team.ts'
import type { TestApp } from './test-app.ts'

export type SheetClient = Awaited<ReturnType<typeof openSheetClient>>

export async function openSheetClient(shop: TestApp) {
  const printer: Member = await aMember(shop, 'production')
  const { headers } = printer

  const suggest = (body: GangSheetCreateRequest = {}, more: Record<string, string> = {}) =>
    shop.post(createGangSheet.path, { seconds: 1, ...body }, { ...headers, ...more })
  const read = async (id: string) =>
    sheetIn(await shop.get(getGangSheet.path.replace('{sheetId}', id), headers))
  const fileOf = ({ id }: { id: string }, name: GangSheetFileName) =>
    shop.get(getGangSheetFile.path.replace('{sheetId}', id).replace('{name}', name), headers)
  const step = (sheet: { id: string; revision: number }, what: string, body: object = {}) =>
    shop.post(
      `${createGangSheet.path}/${sheet.id}/${what}`,
      what === 'packing-stop' ? undefined : { revision: sheet.revision, ...body },
      headers,
    )
  const layout = (sheet: { id: string; revision: number }, prints: readonly object[]) =>
    shop.app.inject({
      method: 'PUT',
      url: `${createGangSheet.path}/${sheet.id}/layout`,
      payload: { revision: sheet.revision, prints },
      headers,
    })

  async function aSheet(body: GangSheetCreateRequest = {}): Promise<GangSheetDetail> {
    return sheetIn(await suggest(body))
  }

  /** With its first layout: a better one would take a second of a core. */
  async function aPackedSheet(body: GangSheetCreateRequest = {}): Promise<GangSheetDetail> {
    return sheetIn(await step(await aSheet(body), 'packing-stop'))
  }

  async function aLockedSheet(body: GangSheetCreateRequest = {}): Promise<GangSheetDetail> {
    return sheetIn(await step(await aPackedSheet(body), 'lock'))
  }

  async function anExportedSheet(body: GangSheetCreateRequest = {}): Promise<GangSheetDetail> {
    const { id } = sheetIn(await step(await aLockedSheet(body), 'export'))
    await makeFiles(id)
    return read(id)
  }

  const makeFiles = (
    id: string,
    { isLast = true, signal = new AbortController().signal, makeFilm = makePlaceholderFilm } = {},
  ) =>
    sheetExportQueue({ ...shop.services, makeFilm }).work(
      { sheetId: decodeId('gangSheet', id) },
      { isLast, signal },
    )

  const whenPacked = (id: string) =>
    vi.waitFor(
      async () => {
        const sheet = await read(id)
        if (sheet.packing !== null) throw new Error('It is still packed.')
        return sheet
      },
      { timeout: 30_000, interval: 100 },
    )

  return {
    ...{ printer, suggest, read, fileOf, step, layout, makeFiles },
    ...{ aSheet, aPackedSheet, aLockedSheet, anExportedSheet, whenPacked },
  }
}

export function sheetIn(reply: LightMyRequestResponse): GangSheetDetail {
  if (reply.statusCode >= 300) throw new Error(reply.body)
  return reply.json<GangSheetDetail>()
}

export function asLaid({ prints }: GangSheetDetail) {
  return prints.map(({ jobId, xMm, yMm, turned, pinned }) => ({ jobId, xMm, yMm, turned, pinned }))
}
