import type { Names } from '@platen/formats/default-names'
import type { PluralForms } from './words.ts'
import * as everywhere from './en/everywhere.ts'
import * as shop from './en/shop.ts'
import * as designer from './en/designer.ts'
import * as checkout from './en/checkout.ts'
import * as orders from './en/orders.ts'
import * as information from './en/information.ts'

/** Another language is another file of this shape. */
export const en = {
  /** The default names of a new shop are in this language already. */
  names: {} as Names,
  ...everywhere,
  ...shop,
  ...designer,
  ...checkout,
  ...orders,
  ...information,
}

/** The shape of the texts, in which each plural has the forms that its language needs. */
export type Messages = InAnyLanguage<typeof en>

type InAnyLanguage<Texts> = Texts extends string
  ? string
  : Texts extends PluralForms
    ? keyof Texts extends Intl.LDMLPluralRule
      ? PluralForms
      : { [Key in keyof Texts]: InAnyLanguage<Texts[Key]> }
    : { [Key in keyof Texts]: InAnyLanguage<Texts[Key]> }
