import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
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

test('names the command of the holder, and says what to do', () => {
  const file = aLockFile()
  onTestFinished(lockDataFolder(file))

  expect(() => lockDataFolder(file)).toThrow(`Its command is: ${process.execPath}`)
  expect(() => lockDataFolder(file)).toThrow('Stop it first, or set DATA_DIR')
})

test('says that the holder runs elsewhere when its process is not visible', () => {
  expect(new DataFolderBusyError('service.lock', 2 ** 22 + 1).message).toContain('in another container')
})

test.each([undefined, 0o666])('lets only its own account open the lock file, mode %s before', (mode) => {
  const file = aLockFile()
  if (mode !== undefined) {
    writeFileSync(file, '')
    chmodSync(file, mode)
  }
  onTestFinished(lockDataFolder(file))

  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(file))).toEqual(['service.lock'])
})

test('says what to do when the lock file cannot be used', () => {
  expect(() => lockDataFolder(join(aLockFile(), 'not-a-folder'))).toThrow('cannot be used: ENOENT')
  const file = aLockFile()
  writeFileSync(file, 'something else'.repeat(100))
  expect(() => lockDataFolder(file)).toThrow(`remove ${file} and start again`)
})
