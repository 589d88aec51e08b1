import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable, pipeline } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
import { requireStorageKey } from '../../../platform/storage/storage.ts'
import { BackupRefused } from './backup-refused.ts'
import type { StoredPart } from './manifest.ts'
import { writeHashed } from './progress.ts'

export interface ListedFile {
  /** The key in the file store, or `mail/<name>`. */
  readonly key: string
  readonly sha256: string
  readonly bytes: number
}

const LIST = 'files.txt.gz'
const MAIL = /^mail\/[\w][\w.-]*\.eml$/

export async function writeFileList(folder: string, files: Iterable<ListedFile>): Promise<StoredPart> {
  const lines = Readable.from(linesOf(files), { objectMode: false })
  const written = await writeHashed([lines, createGzip()], createWriteStream(join(folder, LIST), NEW_FILE))
  return { file: LIST, ...written }
}

export const NEW_FILE = { flags: 'wx', mode: 0o600, flush: true } as const

function* linesOf(files: Iterable<ListedFile>): Generator<string> {
  for (const { key, sha256, bytes } of files) yield `${key}\t${sha256}\t${bytes}\n`
}

/** Keys become paths, so only valid ones pass. */
export async function* readFileList(folder: string): AsyncGenerator<ListedFile> {
  for await (const line of linesIn(join(folder, LIST))) {
    const [key = '', sha256 = '', bytes = ''] = line.split('\t')
    if (!isOurs(key) || !/^\d+$/.test(bytes)) {
      throw new BackupRefused('The list of files contains an invalid key.')
    }
    yield { key, sha256, bytes: Number(bytes) }
  }
}

async function* linesIn(path: string): AsyncGenerator<string> {
  const text = createGunzip()
  pipeline(createReadStream(path), text, () => undefined)
  let rest = ''
  for await (const chunk of text.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

export function isMail(key: string): boolean {
  return MAIL.test(key)
}

function isOurs(key: string): boolean {
  if (isMail(key)) return true
  try {
    return requireStorageKey(key) === key
  } catch {
    return false
  }
}
