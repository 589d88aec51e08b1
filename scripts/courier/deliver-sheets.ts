import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createPlatenClient, pages, type Resources } from '@platen/api-client'
import type { CourierMemory } from './courier-memory.ts'

/** One film of a sheet is enough: a RIP would print each. */
const FILMS = ['sheet.png', 'sheet.tif', 'sheet.pdf'] as const
const WHITE = 'white.png'
/** Unfinished files lie here, on the same disk, where a RIP does not look. */
export const UNFINISHED_FOLDER = '.platen-courier'

export interface Delivery {
  readonly baseUrl: string
  readonly apiKey: string
  readonly folder: string
  readonly memory: CourierMemory
  readonly signal: AbortSignal
  readonly onWritten: (name: string) => void
}

type Sheet = Resources['GangSheetRecord']
type SheetFile = NonNullable<Sheet['export']>['files'][number]['name']

/** Writes the film of every exported sheet that was not printed yet and was never written before, the oldest first. */
export async function deliverSheets(delivery: Delivery): Promise<void> {
  await mkdir(join(delivery.folder, UNFINISHED_FOLDER), { recursive: true })
  const { baseUrl, apiKey } = delivery
  const client = createPlatenClient({ baseUrl, apiKey })
  const sheets: Sheet[] = []
  for await (const page of pages(({ cursor }) =>
    client.listGangSheets({
      query: { state: 'exported', limit: 200, ...(cursor === undefined ? {} : { cursor }) },
    }),
  )) {
    sheets.push(...page)
  }
  for (const sheet of sheets.reverse()) {
    for (const name of filesToWrite(sheet)) await deliver(delivery, sheet.id, name)
  }
}

function filesToWrite(sheet: Sheet): SheetFile[] {
  const names = sheet.export?.files.map(({ name }) => name) ?? []
  const film = FILMS.find((name) => names.includes(name))
  return [...(film === undefined ? [] : [film]), ...(names.includes(WHITE) ? [WHITE as SheetFile] : [])]
}

/**
 * A file is downloaded beside the folder, noted as ready, moved, and noted as written. Moving is atomic, so after a crash
 * the file that is ready either lies beside the folder or was moved.
 */
async function deliver(delivery: Delivery, sheetId: string, file: SheetFile): Promise<void> {
  const { folder, memory, onWritten } = delivery
  const key = `${sheetId}/${file}`
  const unfinished = join(folder, UNFINISHED_FOLDER, `${sheetId}-${file}`)
  let known = memory.stateOf(key)
  if (known?.state === 'written') return
  if (known === undefined) {
    const name = await download(delivery, { sheetId, file, to: unfinished })
    memory.setReady(key, freeName(folder, name))
    known = memory.stateOf(key)
  }
  if (known !== undefined && existsSync(unfinished)) {
    await rename(unfinished, join(folder, known.name))
    onWritten(known.name)
  }
  memory.setWritten(key)
}

interface Download {
  readonly sheetId: string
  readonly file: SheetFile
  readonly to: string
}

/** Films have hundreds of megabytes, so they are not held in memory, as the client would. */
async function download(
  { baseUrl, apiKey, signal }: Delivery,
  { sheetId, file, to }: Download,
): Promise<string> {
  const response = await fetch(
    `${baseUrl.replace(/\/$/, '')}/api/admin/gang-sheets/${sheetId}/files/${file}`,
    {
      headers: { Authorization: `Bearer ${apiKey}` },
      signal,
    },
  )
  if (!response.ok || response.body === null)
    throw new Error(`The shop answered ${response.status} to the request for ${file} of ${sheetId}.`)
  const hash = createHash('sha256')
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  await rm(to, { force: true })
  await pipeline(Readable.fromWeb(response.body), hashing, createWriteStream(to), {
    signal,
  })
  // The entity tag is the hash of the file.
  if (response.headers.get('etag') !== `"${hash.digest('hex')}"`) {
    await rm(to, { force: true })
    throw new Error(`${file} of ${sheetId} did not arrive whole.`)
  }
  const written = await open(to, 'r+')
  await written.sync()
  await written.close()
  return nameIn(response.headers.get('content-disposition') ?? '') ?? `${sheetId}-${file}`
}

/** A name without a folder, whatever the shop says. */
function nameIn(disposition: string): string | undefined {
  const exact = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1]
  const name = exact === undefined ? /filename="([^"]+)"/.exec(disposition)?.[1] : decodeURIComponent(exact)
  const { base } = parse(name ?? '')
  return base === '' || base.startsWith('.') ? undefined : base
}

/** What another program put there is not replaced. */
function freeName(folder: string, wanted: string): string {
  const { name, ext } = parse(wanted)
  for (let turn = 1; ; turn++) {
    const candidate = turn === 1 ? wanted : `${name} (${turn})${ext}`
    if (!existsSync(join(folder, candidate))) return candidate
  }
}
