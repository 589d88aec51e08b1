import { SPANISH_NAMES } from '@platen/formats/default-names'
import type { Messages } from './en.ts'
import * as everywhere from './es/everywhere.ts'
import * as shop from './es/shop.ts'
import * as designer from './es/designer.ts'
import * as checkout from './es/checkout.ts'
import * as orders from './es/orders.ts'
import * as information from './es/information.ts'

export const es: Messages = {
  names: SPANISH_NAMES,
  ...everywhere,
  ...shop,
  ...designer,
  ...checkout,
  ...orders,
  ...information,
}
