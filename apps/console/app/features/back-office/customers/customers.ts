import type { Resources } from '@platen/api-client'
import { expectData } from '@platen/api-client'
import { api } from '../../../lib/requests/api.ts'

export type Customer = Resources['CustomerRecord']
export type CustomerDetail = Resources['CustomerDetail']

/** Tags as one text, as people type them. */
export interface CustomerForm {
  readonly name: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly locale: string
  readonly tags: string
  readonly trade: boolean
  readonly taxId: string
  readonly note: string
  /** Empty: the prices of everybody. */
  readonly priceListId: string
}

export const NEW_CUSTOMER: CustomerForm = {
  ...{ name: '', company: '', email: '', phone: '', locale: '', tags: '', taxId: '', note: '' },
  priceListId: '',
  trade: false,
}

export function toForm(customer: Customer): CustomerForm {
  const { name, company, email, phone, locale, tags, trade, taxId, note } = customer
  return {
    ...{ name, trade, tags: tags.join(', ') },
    company: company ?? '',
    email: email ?? '',
    phone: phone ?? '',
    locale: locale ?? '',
    taxId: taxId ?? '',
    note: note ?? '',
    priceListId: customer.priceListId ?? '',
  }
}

export function toRequest({ name, trade, tags, ...texts }: CustomerForm) {
  const { company, email, phone, locale, taxId, note, priceListId } = texts
  const words = tags.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' '))
  return {
    ...{ name: name.trim(), trade },
    tags: [...new Set(words.filter((tag) => tag !== ''))],
    company: orNull(company),
    email: orNull(email),
    phone: orNull(phone.replaceAll(/[\s().\-/]/g, '')),
    locale: orNull(locale),
    taxId: orNull(taxId),
    note: orNull(note),
    priceListId: orNull(priceListId),
  }
}

function orNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

export const readCustomer = (customerId: string) => expectData(api.getCustomer({ customerId }))
