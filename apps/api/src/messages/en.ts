import { readMessages } from '@platen/messages'
import customers from './en/customers.json' with { type: 'json' }
import documents from './en/documents.json' with { type: 'json' }
import emails from './en/emails.json' with { type: 'json' }
import estimates from './en/estimates.json' with { type: 'json' }
import leads from './en/leads.json' with { type: 'json' }
import products from './en/products.json' with { type: 'json' }
import tickets from './en/tickets.json' with { type: 'json' }

export const en = readMessages({ customers, documents, emails, estimates, leads, products, tickets })

/** Texts of emails, chats, documents and job tickets. Other languages have files of the same shape. */
export type Messages = typeof en
