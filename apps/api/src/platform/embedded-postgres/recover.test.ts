import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DataFolderBusyError, lockDataFolder } from './data-folder-lock.ts'
import { recoverDatabase } from './recover.ts'

test('no service starts in a data folder that is being restored, and none that runs loses its own', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'platen-test-'))
  chmodSync(dataDir, 0o711)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const start = () => lockDataFolder(join(dataDir, 'postgres/service.lock'))
  let fills = 0
  const fill = () => {
    fills += 1
    expect(start).toThrow(DataFolderBusyError)
    return Promise.reject(new Error('the archive is away'))
  }
  const restore = () => recoverDatabase({ dataDir, fill, at: undefined })
  await expect(restore()).rejects.toThrow('the archive is away')

  onTestFinished(start())
  await expect(restore()).rejects.toThrow(DataFolderBusyError)
  expect(fills).toBe(1)
})
