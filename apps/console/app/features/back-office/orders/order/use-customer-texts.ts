import { useShop } from '../../../../lib/formats.ts'
import { textsForCustomer, type CustomerTexts } from '../../../../messages/customers/texts-for-customer.ts'
import type { Order } from './order.ts'

/** In the language that the customer chose, or else that of the shop. */
export function useCustomerTexts({ customer }: Pick<Order, 'customer'>): CustomerTexts {
  const shop = useShop().data
  return textsForCustomer([customer.locale, ...(shop?.locales ?? [])])
}
