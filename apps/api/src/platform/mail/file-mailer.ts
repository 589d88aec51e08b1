import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Platform } from '../platform.ts'
import { toMessage } from './mail.ts'
import type { Mail, Mailer } from './mail.ts'

interface FileMailerOptions extends Pick<Platform, 'log' | 'clock'> {
  readonly folder: string
  readonly from: string
  /** How many of the newest files are kept. */
  readonly keep?: number
}

/** Only this account can read the files, and the log line contains no personal data. */
export function createFileMailer({ folder, from, log, clock, keep = 200 }: FileMailerOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, from))
      const file = join(folder, fileName(mail, clock.now()))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(file, message, { mode: 0o600 })
      await removeOldest(folder, keep)
      log.info({ ...mail.loggable, file }, 'email written to a file, because SMTP_URL is not set')
    },
  }
}

/** Sorts by time and contains no personal data. */
function fileName(mail: Mail, now: Date): string {
  const id = mail.messageId.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '')
  return `${now.toISOString().replaceAll(/[:.]/g, '-')}-${id}.eml`
}

async function removeOldest(folder: string, keep: number): Promise<void> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  for (const name of files.slice(0, Math.max(0, files.length - keep))) {
    await rm(join(folder, name), { force: true })
  }
}
