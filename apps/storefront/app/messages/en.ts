import { readMessages } from '@platen/messages'
import type { Names } from '@platen/formats/own-names'
import everywhere from './en/everywhere.json' with { type: 'json' }
import shop from './en/shop.json' with { type: 'json' }
import designer from './en/designer.json' with { type: 'json' }
import checkout from './en/checkout.json' with { type: 'json' }
import orders from './en/orders.json' with { type: 'json' }
import information from './en/information.json' with { type: 'json' }

/** Another language has files of the same shape. */
export const en = {
  /** What the owner calls garments, colours and sizes; the root of a page fills them in. */
  names: {} as Names,
  ...readMessages({ ...everywhere, ...shop, ...designer, ...checkout, ...orders, ...information }),
}

export type Messages = typeof en
