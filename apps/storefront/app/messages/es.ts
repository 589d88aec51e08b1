import { readMessages } from '@platen/messages'
import type { Messages } from './en.ts'
import everywhere from './es/everywhere.json' with { type: 'json' }
import shop from './es/shop.json' with { type: 'json' }
import designer from './es/designer.json' with { type: 'json' }
import checkout from './es/checkout.json' with { type: 'json' }
import orders from './es/orders.json' with { type: 'json' }
import information from './es/information.json' with { type: 'json' }

export const es: Messages = {
  names: {},
  ...readMessages({ ...everywhere, ...shop, ...designer, ...checkout, ...orders, ...information }),
}
