import { readMessages } from '@platen/messages'
import type { Messages } from './en.ts'
import everywhere from './pt-BR/everywhere.json' with { type: 'json' }
import shop from './pt-BR/shop.json' with { type: 'json' }
import designer from './pt-BR/designer.json' with { type: 'json' }
import checkout from './pt-BR/checkout.json' with { type: 'json' }
import orders from './pt-BR/orders.json' with { type: 'json' }
import information from './pt-BR/information.json' with { type: 'json' }

export const ptBR: Messages = {
  names: {},
  ...readMessages({ ...everywhere, ...shop, ...designer, ...checkout, ...orders, ...information }),
}
