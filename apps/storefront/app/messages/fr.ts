import { readMessages } from '@platen/messages'
import type { Messages } from './en.ts'
import everywhere from './fr/everywhere.json' with { type: 'json' }
import shop from './fr/shop.json' with { type: 'json' }
import designer from './fr/designer.json' with { type: 'json' }
import checkout from './fr/checkout.json' with { type: 'json' }
import orders from './fr/orders.json' with { type: 'json' }
import information from './fr/information.json' with { type: 'json' }

export const fr: Messages = {
  names: {},
  ...readMessages({ ...everywhere, ...shop, ...designer, ...checkout, ...orders, ...information }),
}
