import { SelectField, TextField } from '@platen/ui'
import { useState, type ReactNode } from 'react'
import { languageName, useShop } from '../../../../lib/formats.ts'
import { m } from '../../../../messages/messages.ts'
import { useMay } from '../../../people/session/index.ts'
import { contactOf, useKnownCustomers, type KnownCustomer } from './known-customers.ts'
import type { NewOrder } from './new-order-draft.ts'
import { OrderSection } from '../order/order-section.tsx'
import { PHONE_WRONG, usePhones } from '../../../../lib/forms/phones.ts'
import { SuggestionField } from '../../../../lib/forms/suggestion-field.tsx'
import { Options } from '../../../../lib/forms/options.tsx'

type CustomerDraft = Pick<NewOrder, 'customer'> & Partial<Pick<NewOrder, 'source'>>

interface PartProps {
  /** Without a source nobody is asked how the order came in. */
  readonly draft: CustomerDraft
  readonly change: (part: Partial<Pick<NewOrder, 'customer' | 'source'>>) => void
  /** Beside their contact, which is filled in. */
  readonly onKnown?: (customer: KnownCustomer) => void
  /** More fields. */
  readonly children?: ReactNode
}

const words = m.newOrder.customer
const SOURCES = ['phone', 'counter'] as const

export function NewOrderCustomer({ draft, change, onKnown, children }: PartProps) {
  const shop = useShop().data
  const phones = usePhones()
  const [left, setLeft] = useState(false)
  const mayChoose = useMay('customers:read')
  const { customer } = draft
  const known = useKnownCustomers(customer.name)
  const set = (part: Partial<NewOrder['customer']>) => change({ customer: { ...customer, ...part } })
  return (
    <OrderSection id="customer" title={words.title}>
      {draft.source !== undefined && (
        <fieldset className="mb-4 flex flex-wrap gap-2">
          <legend className="sr-only">{words.source}</legend>
          {SOURCES.map((source) => (
            <label
              key={source}
              className="flex min-h-11 items-center gap-2 rounded-platen border border-rule-strong px-3 has-checked:border-press has-checked:bg-press-wash"
            >
              <input
                type="radio"
                name="source"
                checked={draft.source === source}
                onChange={() => change({ source })}
              />
              {words.sources[source]}
            </label>
          ))}
        </fieldset>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <SuggestionField
          label={words.name}
          name="customer.name"
          hint={mayChoose ? words.nameHint : undefined}
          maxLength={120}
          options={known}
          text={customer.name}
          onText={(name) => {
            const chosen = known.find((option) => option.name === name)?.customer
            set(chosen ? contactOf(chosen, shop?.locales ?? []) : { name })
            if (chosen) onKnown?.(chosen)
          }}
        />
        <TextField
          label={words.phone}
          name="customer.phone"
          type="tel"
          autoComplete="off"
          hint={phones.hint}
          error={
            left && customer.phone.trim() !== '' && phones.read(customer.phone) === undefined
              ? PHONE_WRONG
              : undefined
          }
          onBlur={() => setLeft(true)}
          value={customer.phone}
          onChange={({ target }) => set({ phone: target.value })}
        />
        <TextField
          label={words.email}
          name="customer.email"
          type="email"
          autoComplete="off"
          optional={m.shared.optional}
          value={customer.email}
          onChange={({ target }) => set({ email: target.value })}
        />
        <SelectField
          label={words.language}
          name="customer.locale"
          value={customer.locale}
          onChange={({ target }) => set({ locale: target.value })}
        >
          <option value="">{words.shopLanguage}</option>
          <Options of={shop?.locales.map((locale) => [locale, languageName(locale)])} />
        </SelectField>
        {children}
      </div>
    </OrderSection>
  )
}
