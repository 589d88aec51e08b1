import { copyFile, mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Storage } from '../../../platform/storage/storage.ts'
import { pathOfContent, type WholeBackup } from './backup-folder.ts'
import { BackupRefused } from './backup-refused.ts'
import { hashOf } from './copy-files.ts'
import { isMail, readFileList, type ListedFile } from './file-list.ts'
import { eachOf, progress } from './progress.ts'

export interface PutBackOptions {
  readonly storage: Storage
  readonly mailFolder: string
  readonly say: (line: string) => void
}

/** Copies all files of a backup back and verifies each of them. */
export async function putFilesBack(
  { path, pool, manifest }: WholeBackup,
  { storage, mailFolder, say }: PutBackOptions,
): Promise<void> {
  const report = progress(say)
  let count = 0
  await eachOf(readFileList(path), async (file) => {
    const content = pathOfContent(pool, file.sha256)
    if (isMail(file.key)) await putLetter(file.key, content)
    else await putFile(file, content)
    count += 1
    report(() => `files: ${count} of ${manifest.files.count}`)
  })

  async function putLetter(key: string, content: string): Promise<void> {
    await mkdir(mailFolder, { recursive: true, mode: 0o700 })
    await copyFile(content, join(mailFolder, basename(key)))
  }

  async function putFile(file: ListedFile, content: string): Promise<void> {
    await storage.putFile(file.key, content, typeOf(file.key))
    if (await isThere(file)) return
    // A different file of the same length was there.
    await storage.remove(file.key)
    await storage.putFile(file.key, content, typeOf(file.key))
    if (await isThere(file)) return
    throw new BackupRefused(
      `The file store returned different content for ${file.key}. Nothing was restored.`,
    )
  }

  async function isThere({ key, sha256 }: ListedFile): Promise<boolean> {
    const found = await storage.open(key)
    return found !== undefined && (await hashOf(found.body)).sha256 === sha256
  }
}

/** With the content types that the features use; only that of previews is ever read back. */
function typeOf(key: string): string {
  return key.startsWith('preview/') ? 'image/webp' : 'application/octet-stream'
}
