import type { Resources } from '@platen/api-client'
import { useNavigate } from 'react-router'
import { writeDraft } from '../../../../lib/drafts/kept-draft.ts'
import { useShop } from '../../../../lib/formats.ts'
import { paths } from '../../../../lib/paths.ts'
import { api } from '../../../../lib/requests/api.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { m } from '../../../../messages/messages.ts'
import { contactOf, type KnownCustomer } from '../new-order/known-customers.ts'
import { orderOfLead } from '../new-order/order-of-lead.ts'
import { EMPTY_ESTIMATE, NEW_ESTIMATE_DRAFT, type NewEstimate } from './estimate-draft.ts'

/** Begins the estimate that a contact request asks for, with its person and pictures. */
export function useEstimateOfLead(lead: Resources['ContactLeadRecord']) {
  const locales = useShop().data?.locales ?? []
  const catalog = useRead(['garments', 'catalog'], (signal) => api.getCatalog({ signal })).data
  const begin = useBegin()
  return {
    unavailable: catalog ? undefined : m.newOrder.catalogLoading,
    begin: () => {
      if (!catalog) return
      const { customer, items, lead: from } = orderOfLead(lead, catalog, locales)
      begin({ customer, items, ...(from && { lead: from }), pasted: lead.message })
    },
  }
}

/** Begins an estimate for a customer. */
export function useEstimateOfCustomer(customer: KnownCustomer) {
  const locales = useShop().data?.locales ?? []
  const begin = useBegin()
  return () => begin({ customer: contactOf(customer, locales), company: customer.company ?? '' })
}

function useBegin() {
  const navigate = useNavigate()
  return (begun: Partial<NewEstimate>) => {
    const values: NewEstimate = { ...EMPTY_ESTIMATE, ...begun }
    writeDraft(NEW_ESTIMATE_DRAFT, { base: { revision: 0, values: EMPTY_ESTIMATE }, values })
    void navigate(paths.newEstimate())
  }
}
