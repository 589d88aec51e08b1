import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeWorkFolder, removeAbandonedWork } from './work-folders.ts'

test('removes the folder of a dead process and keeps that of a running one', async () => {
  const [old, fresh] = [await makeWorkFolder(), await makeWorkFolder()]
  onTestFinished(() => {
    for (const folder of [old, fresh]) rmSync(folder, { recursive: true, force: true })
  })
  for (const folder of [old, fresh]) {
    mkdirSync(join(folder, 'making'))
    writeFileSync(join(folder, 'making', '0.rgba'), 'half a film')
  }
  const longAgo = new Date(Date.now() - 3 * 60 * 60_000)
  utimesSync(old, longAgo, longAgo)

  await removeAbandonedWork()
  expect([old, fresh].map((folder) => existsSync(folder))).toEqual([false, true])
})
