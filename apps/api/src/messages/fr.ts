import { readMessages } from '@platen/messages'
import type { Messages } from './en.ts'
import customers from './fr/customers.json' with { type: 'json' }
import documents from './fr/documents.json' with { type: 'json' }
import emails from './fr/emails.json' with { type: 'json' }
import estimates from './fr/estimates.json' with { type: 'json' }
import leads from './fr/leads.json' with { type: 'json' }
import products from './fr/products.json' with { type: 'json' }
import tickets from './fr/tickets.json' with { type: 'json' }

export const fr: Messages = readMessages({
  customers,
  documents,
  emails,
  estimates,
  leads,
  products,
  tickets,
})
