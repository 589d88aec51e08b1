import { readMessages } from '@platen/messages'
import type { Messages } from './en.ts'
import customers from './es/customers.json' with { type: 'json' }
import documents from './es/documents.json' with { type: 'json' }
import emails from './es/emails.json' with { type: 'json' }
import estimates from './es/estimates.json' with { type: 'json' }
import leads from './es/leads.json' with { type: 'json' }
import products from './es/products.json' with { type: 'json' }
import tickets from './es/tickets.json' with { type: 'json' }

export const es: Messages = readMessages({
  customers,
  documents,
  emails,
  estimates,
  leads,
  products,
  tickets,
})
