import { readMessages } from '@platen/messages'
import type { Messages } from './en.ts'
import customers from './id/customers.json' with { type: 'json' }
import documents from './id/documents.json' with { type: 'json' }
import emails from './id/emails.json' with { type: 'json' }
import estimates from './id/estimates.json' with { type: 'json' }
import leads from './id/leads.json' with { type: 'json' }
import products from './id/products.json' with { type: 'json' }
import tickets from './id/tickets.json' with { type: 'json' }

export const id: Messages = readMessages({
  customers,
  documents,
  emails,
  estimates,
  leads,
  products,
  tickets,
})
