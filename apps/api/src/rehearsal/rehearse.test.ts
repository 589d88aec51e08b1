import type { ChildProcess } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { writeBases } from '../platform/database-archive/archive-store.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import { rehearse, type RehearsalMessage } from './rehearse.ts'

const SIX_HOURS_MS = 6 * 3_600_000
/** In which a removal that does not wait has begun. */
const LATE_MS = 300

/** What a real process does is tested in `rehearsal.test.ts`. */
class FakeProcess extends EventEmitter {
  readonly pid = 4_000_000
  readonly send = vi.fn()
  readonly kill = vi.fn(() => this.emit('exit', null, 'SIGKILL'))

  answer(message: RehearsalMessage): void {
    this.emit('message', message)
  }
}

let child: FakeProcess
beforeEach(() => {
  child = new FakeProcess()
})
const start = () => child as unknown as ChildProcess

test('removes the files only when the killed process, which may still write, is gone', async () => {
  const { dataDir, source } = await aShopWithArchive()
  const folder = join(dataDir, 'rehearsal')
  let whenGone: boolean | undefined
  child.send.mockImplementation(() => {
    mkdirSync(folder)
    child.answer({ kind: 'failed', message: 'The archive is damaged.' })
  })
  child.kill.mockImplementation(() => {
    void sleep(LATE_MS).then(() => {
      whenGone = existsSync(folder)
      child.emit('exit', null, 'SIGKILL')
    })
    return true
  })
  const rehearsal = await rehearse({ source, dataDir, clock: systemClock, start })
  expect(rehearsal?.problem).toEqual({ reason: 'failed', message: 'The archive is damaged.' })
  expect(whenGone).toBe(true)
  expect(existsSync(folder)).toBe(false)
})

test('is stopped after six hours', async () => {
  const { dataDir, source } = await aShopWithArchive()
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  onTestFinished(() => timeout.mockRestore())
  child.send.mockImplementation(() => {
    limit.abort()
    child.answer({ kind: 'failed', message: 'It ended by itself.' })
  })
  const rehearsal = await rehearse({ source, dataDir, clock: systemClock, start })
  expect(rehearsal?.problem?.message).toBe('It was stopped because it took too long.')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(SIX_HOURS_MS)
  expect(child.kill).toHaveBeenCalledWith('SIGKILL')
})

test('runs at a lower priority than the service', async () => {
  const { dataDir, source } = await aShopWithArchive()
  child.send.mockImplementation(() => {
    child.emit('spawn')
    child.answer({ kind: 'failed', message: 'The archive is damaged.' })
  })
  const lower = vi.fn()
  await rehearse({ source, dataDir, clock: systemClock, start, lower })
  expect(lower).toHaveBeenCalledExactlyOnceWith(child.pid)
})

/** The archive only says that there is a base copy. */
async function aShopWithArchive() {
  const home = mkdtempSync(join(tmpdir(), 'platen-test-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const url = pathToFileURL(join(home, 'archive')).href
  const base = { name: 'a', system: '1', firstSegment: '000000010000000000000002', pieces: 1, bytes: 1 }
  const completedAt = new Date().toISOString()
  await writeBases(createStorage(url, { error: vi.fn() }), [{ ...base, completedAt }])
  return { dataDir: join(home, 'shop'), source: { kind: 'archive', url } as const }
}
