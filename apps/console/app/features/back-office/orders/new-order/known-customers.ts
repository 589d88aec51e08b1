import type { Resources } from '@platen/api-client'
import { useDebounced } from '../../../../lib/lists/use-debounced.ts'
import { api } from '../../../../lib/requests/api.ts'
import { queryKeys } from '../../../../lib/requests/query-keys.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { useMay } from '../../../people/session/index.ts'

export type KnownCustomer = Resources['CustomerRecord']

/** The API searches from three characters on. */
const SHORTEST = 3
const MOST = 20

/** Customers to choose from. The name of an option has their contact too, so that it names one. */
export function useKnownCustomers(text: string) {
  const q = useDebounced(text.trim().split(' · ')[0] ?? '')
  const mayRead = useMay('customers:read')
  const { data } = useRead(
    queryKeys.customersFound(q, MOST),
    (signal) => api.listCustomers({ query: { q, limit: MOST }, signal }),
    { enabled: mayRead && q.length >= SHORTEST, keepPrevious: true },
  )
  return (data ?? []).map((customer) => ({
    customer,
    id: customer.id,
    name: `${customer.name} · ${customer.email ?? customer.phone ?? ''}`,
    detail: customer.company ?? customer.phone ?? '',
  }))
}

/** What a form asks of a customer. */
export function contactOf(
  { name, email, phone, locale }: KnownCustomer,
  locales: readonly string[],
): { name: string; email: string; phone: string; locale: string } {
  const isOffered = locale !== null && locales.includes(locale)
  return { name, email: email ?? '', phone: phone ?? '', locale: isOffered ? locale : '' }
}
