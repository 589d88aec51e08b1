import type { Resources } from '@platen/api-client'
import { useNavigate } from 'react-router'
import { readDraft, writeDraft } from '../../../../lib/drafts/kept-draft.ts'
import { useShop } from '../../../../lib/formats.ts'
import { paths } from '../../../../lib/paths.ts'
import { api } from '../../../../lib/requests/api.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { m } from '../../../../messages/messages.ts'
import { EMPTY_ORDER, NEW_ORDER_DRAFT, type NewOrder } from './new-order-draft.ts'
import { orderOfLead } from './order-of-lead.ts'

/** Begins the order that a contact request asks for. */
export function useOrderOfLead(lead: Resources['ContactLeadRecord']) {
  const navigate = useNavigate()
  const locales = useShop().data?.locales ?? []
  const catalog = useRead(['garments', 'catalog'], (signal) => api.getCatalog({ signal })).data
  return {
    unavailable: catalog ? undefined : m.newOrder.catalogLoading,
    /** An order that somebody else asked for would be replaced. */
    replaces: () => {
      const draft = readDraft<NewOrder>(NEW_ORDER_DRAFT)
      return draft !== undefined && draft.values.lead?.id !== lead.id
    },
    begin: () => {
      if (!catalog) return
      if (readDraft<NewOrder>(NEW_ORDER_DRAFT)?.values.lead?.id !== lead.id) {
        const values = orderOfLead(lead, catalog, locales)
        writeDraft(NEW_ORDER_DRAFT, { base: { revision: 0, values: EMPTY_ORDER }, values })
      }
      void navigate(paths.newOrder())
    },
  }
}
