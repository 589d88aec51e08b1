import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import { aShopper, submitOrder, track } from '../../lab/harness/shopper.ts'
import { OWNER, signInStaff } from '../../lab/harness/staff.ts'
import { aDataFolder, startServiceWithEmbeddedDatabase } from '../../lab/harness/started-service.ts'

const RESTORE = fileURLToPath(new URL('../../apps/api/src/restore.ts', import.meta.url))
const SLOWLY = 300_000

const archive = mkdtempSync(join(tmpdir(), 'platen-archive-'))
chmodSync(archive, 0o711)
afterAll(() => rmSync(archive, { recursive: true, force: true }))

const SETTINGS = {
  ...OWNER,
  BOT_PROTECTION: 'off',
  RATE_LIMIT_FACTOR: '1000',
  BACKUP_URL: pathToFileURL(archive).href,
  // On another disk, as the archive does not contain files.
  STORAGE_URL: pathToFileURL(join(archive, 'files')).href,
}

test(
  'a shop whose disk is lost is restored to a moment from the archive of its database',
  async () => {
    const lost = aDataFolder()
    const service = await startServiceWithEmbeddedDatabase({
      ...SETTINGS,
      DATA_DIR: lost,
      WEB_CONCURRENCY: '2',
    })
    await vi.waitFor(() => expect(existsSync(join(archive, 'archive', 'index.json'))).toBe(true), {
      timeout: 120_000,
      interval: 200,
    })
    const draft = await (await aShopper(service.url)).order()
    const before = await submitOrder(service.url, draft)
    expect(before.status).toBe(201)
    const moment = new Date()
    await sleep(50)
    const later = await submitOrder(service.url, draft)
    expect(later.status).toBe(201)
    await signInStaff(service.url)
    await service.end('SIGTERM')
    rmSync(lost, { recursive: true })

    const folder = aDataFolder()
    const restored = await restore(['--at', moment.toISOString()], folder)
    expect(restored, restored.output).toMatchObject({ code: 0 })
    expect(restored.output).toContain('ok     what is on hand is the sum of the movements')
    expect(restored.output).toMatch(/Last change +\d{4}-/)

    const again = await startServiceWithEmbeddedDatabase({ ...SETTINGS, DATA_DIR: folder })
    expect((await track(again.url, before.order)).number).toBe(before.order.number)
    const gone = await fetch(`${again.url}/api/v1/orders/${later.order.trackingToken}`)
    expect(gone.status).toBe(404)
    const staff = await signInStaff(again.url)
    const entries = await staff.read<{ action: string }[]>('/api/admin/audit-log?limit=200')
    expect(entries.map(({ action }) => action)).toContain('backup.restored')
    await again.end('SIGTERM')
  },
  SLOWLY,
)

test('restore refuses a moment without a time zone, and one without an archive', async () => {
  const vague = await restore(['--at', '2026-11-22 10:00'], aDataFolder())
  expect(vague).toMatchObject({ code: 1 })
  expect(vague.output).toContain('--at must be a time like 2026-11-22T10:00:00Z')
  const without = await restore(['--at', 'latest'], aDataFolder(), { BACKUP_URL: '' })
  expect(without.output).toContain('--at needs BACKUP_URL')
})

function restore(args: readonly string[], dataDir: string, settings: Record<string, string> = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { PATH: process.env.PATH, ...SETTINGS, DATA_DIR: dataDir, ...settings }
    execFile(process.execPath, [RESTORE, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}
