import { useRefusal } from '../../people/session/index.ts'
import { isOpen, useDocuments } from './documents.ts'

/** Whether the order has an invoice that a credit note can take something off. */
export function useOpenInvoice(orderId: string): boolean {
  const unreadable = useRefusal('documents:read') !== undefined
  const { rows } = useDocuments({ orderId })
  return !unreadable && rows.some(isOpen)
}
