import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Writable, type Readable } from 'node:stream'
import type { Storage } from '../../../platform/storage/storage.ts'
import { flushFolder, incomingIn, pathOfContent } from './backup-folder.ts'
import { isAbsent } from './backup-refused.ts'
import { NEW_FILE, isMail, type ListedFile } from './file-list.ts'
import type { NamedFile } from './named-files.store.ts'
import { forEachConcurrently, progress, writeHashed } from './progress.ts'

export interface FileCopier {
  /** Contents that were already there are not read again. */
  copy(files: readonly NamedFile[]): Promise<CopiedFiles>
  readonly added: { files: number; bytes: number }
  /** Call it before the backup is completed, so that the contents survive a power failure. */
  flush(): Promise<void>
}

export interface CopiedFiles {
  readonly listed: ListedFile[]
  /** Keys of files that the store does not have, or whose content does not match their name. */
  readonly missing: string[]
}

interface CopierOptions {
  readonly storage: Pick<Storage, 'open'>
  readonly mailFolder: string
  readonly folder: string
  /** From the previous backup: the content of previews and emails, which their keys do not tell. */
  readonly known: ReadonlyMap<string, ListedFile>
  readonly say: (line: string) => void
}

export function createFileCopier({ storage, mailFolder, folder, known, say }: CopierOptions): FileCopier {
  const kept = new Map<string, ListedFile>()
  const touched = new Set<string>()
  const added = { files: 0, bytes: 0 }
  const report = progress(say)

  return {
    added,
    copy: async (files) => {
      const listed: ListedFile[] = []
      const missing: string[] = []
      await forEachConcurrently(files, async (file) => {
        report(() => `files: ${listed.length} of ${files.length}`)
        const found = kept.get(file.key) ?? (await findKept(file)) ?? (await take(file))
        if (!found) return void missing.push(file.key)
        kept.set(file.key, found)
        listed.push(found)
      })
      return { listed: listed.sort(byKey), missing: missing.sort() }
    },
    flush: async () => {
      for (const path of touched) await flushFolder(path)
    },
  }

  async function findKept({ key, sha256, bytes }: NamedFile): Promise<ListedFile | undefined> {
    const expected = sha256 !== undefined && bytes !== undefined ? { key, sha256, bytes } : known.get(key)
    if (!expected) return undefined
    const size = await sizeOf(pathOfContent(folder, expected.sha256))
    return size === expected.bytes ? expected : undefined
  }

  async function take({ key, sha256 }: NamedFile): Promise<ListedFile | undefined> {
    const source = await openSource(key)
    if (!source) return undefined
    const aside = join(incomingIn(folder), randomUUID())
    try {
      const content = await writeHashed([source], createWriteStream(aside, NEW_FILE))
      if (sha256 !== undefined && sha256 !== content.sha256) return undefined
      await keep(aside, pathOfContent(folder, content.sha256))
      added.files += 1
      added.bytes += content.bytes
      return { key, ...content }
    } finally {
      await rm(aside, { force: true }).catch(() => undefined)
    }
  }

  async function openSource(key: string): Promise<Readable | undefined> {
    if (!isMail(key)) return (await storage.open(key))?.body
    const file = await open(join(mailFolder, basename(key))).catch((error: unknown) => {
      if (isAbsent(error)) return undefined
      throw error
    })
    return file?.createReadStream()
  }

  async function keep(aside: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await rename(aside, path)
    for (const above of [dirname(path), dirname(dirname(path)), join(folder, 'files')]) touched.add(above)
  }
}

export async function readContent(path: string): Promise<{ bytes: number; sha256: string } | undefined> {
  if ((await sizeOf(path)) === undefined) return undefined
  return hashOf(createReadStream(path))
}

export function hashOf(source: Readable): Promise<{ bytes: number; sha256: string }> {
  return writeHashed([source], new Writable({ write: (_chunk, _encoding, done) => done() }))
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

function byKey(left: ListedFile, right: ListedFile): number {
  return left.key < right.key ? -1 : 1
}
