import { readMessages } from '@platen/messages'
import type { Messages } from './en.ts'
import customers from './pt-BR/customers.json' with { type: 'json' }
import documents from './pt-BR/documents.json' with { type: 'json' }
import emails from './pt-BR/emails.json' with { type: 'json' }
import estimates from './pt-BR/estimates.json' with { type: 'json' }
import leads from './pt-BR/leads.json' with { type: 'json' }
import products from './pt-BR/products.json' with { type: 'json' }
import tickets from './pt-BR/tickets.json' with { type: 'json' }

export const ptBR: Messages = readMessages({
  customers,
  documents,
  emails,
  estimates,
  leads,
  products,
  tickets,
})
