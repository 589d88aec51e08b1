import { join } from 'node:path'
import type { Platform } from '../platform.ts'
import type { Mailer } from './mail.ts'

interface MailSettings {
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  readonly dataDir: string
}

export async function openMailer(
  { smtpUrl, mailFrom: from, dataDir }: MailSettings,
  { log, clock }: Pick<Platform, 'log' | 'clock'>,
): Promise<Mailer> {
  // Loaded on demand: the encoder takes 25 ms and 7 MB that the start should not wait for.
  if (smtpUrl !== undefined) return (await import('./smtp-mailer.ts')).createSmtpMailer({ smtpUrl, from })
  const { createFileMailer } = await import('./file-mailer.ts')
  return createFileMailer({ folder: join(dataDir, 'mail'), from, log, clock })
}
