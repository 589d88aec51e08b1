import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupRefused, isAbsent } from './backup-refused.ts'

/** Increased when older releases cannot read the format any more. */
const FORMAT = 1
const FILE = 'manifest.json'

/** Written last: a folder without a manifest is no backup. */
export interface Manifest {
  readonly format: typeof FORMAT
  /** The time of the snapshot, RFC 3339. */
  readonly takenAt: string
  /** The version of the server, e.g. `18.4`. */
  readonly postgres: string
  readonly migrations: readonly { readonly name: string; readonly checksum: string }[]
  readonly tables: readonly DumpedTable[]
  readonly sequences: readonly SequenceState[]
  readonly auditHead: { readonly sequence: number; readonly hash: string }
  readonly files: {
    /** Tab-separated lines: key, SHA-256 and length of the content. */
    readonly list: StoredPart
    readonly count: number
    readonly bytes: number
    /** Files that a row refers to but the store does not have, or has with different content. */
    readonly missing: readonly string[]
  }
}

/** A file in the backup's own folder. */
export interface StoredPart {
  readonly file: string
  readonly bytes: number
  readonly sha256: string
}

export interface DumpedTable extends StoredPart {
  /** `orders` of the shop, or `pgboss.job` of the job store. */
  readonly table: string
  readonly columns: readonly string[]
  readonly rows: number
}

interface SequenceState {
  readonly name: string
  readonly lastValue: string
  readonly isCalled: boolean
}

export function newManifest(content: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...content }
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const file = await open(join(folder, FILE), 'wx', 0o600)
  try {
    await file.writeFile(`${JSON.stringify({ sha256: digestOf(manifest), manifest }, null, 1)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Refuses a manifest that was changed or that a newer release wrote. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const path = join(folder, FILE)
  const text = await readText(path)
  return text === undefined ? undefined : parse(text, path)
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

function parse(text: string, path: string): Manifest {
  let content: Partial<{ sha256: string; manifest: Omit<Manifest, 'format'> & { format: number } }>
  try {
    content = JSON.parse(text) as typeof content
  } catch {
    throw damaged(path)
  }
  const { sha256, manifest } = content
  if (manifest === undefined) throw damaged(path)
  if (manifest.format !== FORMAT) {
    throw new BackupRefused(
      `${path} was written by a newer release of Platen (format ${manifest.format}). Restore it with that release.`,
    )
  }
  const known = manifest as Manifest
  if (sha256 !== digestOf(known)) throw damaged(path)
  return known
}

function damaged(path: string): BackupRefused {
  return new BackupRefused(`${path} was changed or truncated after it was written. Use another backup.`)
}

function digestOf(manifest: Manifest): string {
  return createHash('sha256').update(JSON.stringify(manifest)).digest('hex')
}
