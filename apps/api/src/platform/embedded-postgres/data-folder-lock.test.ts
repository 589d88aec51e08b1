import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, test, expect } from 'vitest'
import { DataFolderBusyError, lockDataFolder } from './data-folder-lock.ts'

function aLockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'platen-lock-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'service.lock')
}

test('refuses a second holder, and names the process that holds the lock', () => {
  const file = aLockFile()
  const unlock = lockDataFolder(file)
  onTestFinished(unlock)

  expect(() => lockDataFolder(file)).toThrow(DataFolderBusyError)
  expect(() => lockDataFolder(file)).toThrow(`process ${process.pid}`)
})

test('can be taken again after it was released', () => {
  const file = aLockFile()
  lockDataFolder(file)()

  const unlock = lockDataFolder(file)
  expect(() => lockDataFolder(file)).toThrow(DataFolderBusyError)
  unlock()
})

test('locks across processes, and is released when its process is killed', async () => {
  const file = aLockFile()
  const script = `
    import { lockDataFolder } from ${JSON.stringify(import.meta.resolve('./data-folder-lock.ts'))}
    lockDataFolder(${JSON.stringify(file)})
    console.log('locked')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder.stdout, 'data')
  expect(() => lockDataFolder(file)).toThrow(`process ${holder.pid}`)

  holder.kill('SIGKILL')
  await once(holder, 'exit')
  lockDataFolder(file)()
})

test('says that the folder may belong to another user when the lock file cannot be opened', () => {
  expect(() => lockDataFolder(join(aLockFile(), 'not-a-folder'))).toThrow('belong to another user')
})
