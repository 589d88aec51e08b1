import { readMessages } from '@platen/messages'
import type { Messages } from './en.ts'
import everywhere from './id/everywhere.json' with { type: 'json' }
import shop from './id/shop.json' with { type: 'json' }
import designer from './id/designer.json' with { type: 'json' }
import checkout from './id/checkout.json' with { type: 'json' }
import orders from './id/orders.json' with { type: 'json' }
import information from './id/information.json' with { type: 'json' }

export const id: Messages = {
  names: {},
  ...readMessages({ ...everywhere, ...shop, ...designer, ...checkout, ...orders, ...information }),
}
