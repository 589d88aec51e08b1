import { readMessages } from '@platen/messages'
import emails from './en/emails.json' with { type: 'json' }
import leads from './en/leads.json' with { type: 'json' }

export const en = readMessages({ emails, leads })

/** Texts of emails and chats. Other languages have files of the same shape. */
export type Messages = typeof en
