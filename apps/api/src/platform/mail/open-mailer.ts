import { join } from 'node:path'
import { lazily } from '../lazily.ts'
import type { Platform } from '../platform.ts'
import type { Mailer } from './mail.ts'

interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly dataDir: string
}

export function openMailer(
  { smtpUrl, mailFrom: from, dataDir }: MailSettings,
  { log, clock }: Pick<Platform, 'log' | 'clock'>,
): Mailer {
  // The encoder takes 25 ms and 7 MB that neither the start nor an idle shop should pay for.
  const mailer = lazily(async () => {
    if (smtpUrl !== undefined) return (await import('./smtp-mailer.ts')).createSmtpMailer({ smtpUrl, from })
    const { createFileMailer } = await import('./file-mailer.ts')
    return createFileMailer({ folder: join(dataDir, 'mail'), from, log, clock })
  })
  return { send: async (mail) => (await mailer()).send(mail) }
}
