import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFileMailer } from './file-mailer.ts'
import type { Mail } from './mail.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-mail-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('keeps the newest emails and removes the oldest', async () => {
  let minute = 0
  const mailer = createFileMailer({
    folder,
    from: 'Shop <shop@example.com>',
    log: pino({ level: 'silent' }),
    clock: { now: () => new Date(Date.UTC(2026, 10, 20, 12, (minute += 1))) },
    keep: 3,
  })
  for (const id of ['a', 'b', 'c', 'd', 'e']) await mailer.send(aMail(`<${id}@localhost>`))
  expect((await readdir(folder)).sort()).toEqual([
    '2026-11-20T12-03-00-000Z-c-localhost.eml',
    '2026-11-20T12-04-00-000Z-d-localhost.eml',
    '2026-11-20T12-05-00-000Z-e-localhost.eml',
  ])
})

function aMail(messageId: string): Mail {
  return {
    messageId,
    to: { name: 'Ana', address: 'ana@example.com' },
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    loggable: { template: 'hello', locale: 'en', subject: 'Hello', text: 'Hello' },
  }
}
