import type { Resources } from '@platen/api-client'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import { api } from '../../../lib/requests/api.ts'
import { m } from '../../../messages/messages.ts'

export type Document = Resources['DocumentRecord']
export type DocumentKind = Document['kind']

export const KIND_NAMES: Readonly<Record<DocumentKind, string>> = m.documents.kinds

interface DocumentFilter {
  readonly kind?: DocumentKind
  /** `YYYY-MM`. */
  readonly month?: string
  readonly q?: string
  readonly orderId?: string
}

export function useDocuments(filter: DocumentFilter) {
  return useKeyset<Document>(['documents', filter], (page, signal) =>
    api.listDocuments({ query: { ...filter, ...page }, signal }),
  )
}

export const CHANGES_DOCUMENTS = ['documents', 'orders', 'audit-log'] as const

/** An invoice that is not credited as a whole. */
export function isOpen({ kind, totalMinor, creditedMinor }: Document): boolean {
  return kind === 'invoice' && creditedMinor < totalMinor
}
