import { PlatenError, expectData, type Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { dropDraft, readDraft, writeDraft } from '../../../../lib/drafts/kept-draft.ts'
import { useShop } from '../../../../lib/formats.ts'
import { usePhones } from '../../../../lib/forms/phones.ts'
import { paths } from '../../../../lib/paths.ts'
import { api } from '../../../../lib/requests/api.ts'
import { useAction } from '../../../../lib/requests/use-action.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { m } from '../../../../messages/messages.ts'
import { newItem } from '../new-order/order-of-lead.ts'
import {
  EMPTY_ESTIMATE,
  NEW_ESTIMATE_DRAFT,
  contentOf,
  missingInEstimate,
  pricedOf,
  type EstimateContent,
  type NewEstimate,
  type PricedContent,
} from './estimate-draft.ts'
import type { Estimate } from './estimate.ts'

interface Options {
  /** The estimate that is edited, and what the form begins with. */
  readonly edited?: { readonly estimate: Estimate; readonly draft: NewEstimate }
}

interface Save {
  readonly content: EstimateContent
  readonly leadId: string | undefined
  readonly sends: boolean
}

/** Asked only once there is something to price. */
async function previewOf(
  priced: PricedContent | undefined,
  signal: AbortSignal,
): Promise<Resources['EstimatePreview']> {
  if (!priced) throw new Error('There is nothing to price.')
  return expectData(api.createEstimatePreview({ body: priced, signal }))
}

/** A new estimate survives a reload. Nothing is sent twice: saving has one key, and sending another. */
export function useNewEstimate({ edited }: Options = {}) {
  const first = edited?.draft ?? EMPTY_ESTIMATE
  const [draft, setDraft] = useState(() =>
    edited ? first : (readDraft<NewEstimate>(NEW_ESTIMATE_DRAFT)?.values ?? first),
  )
  const latest = useRef(draft)
  const navigate = useNavigate()
  const { read: readPhone } = usePhones()
  const shop = useShop().data
  const catalog = useRead(['garments', 'catalog'], (signal) => api.getCatalog({ signal }))
  const begun = useMemo(() => (catalog.data ? newItem(catalog.data) : undefined), [catalog.data])
  // What most estimates begin with, so that nobody has to choose it.
  const shown: NewEstimate = {
    ...draft,
    items: draft.items.length > 0 || draft.kept.length > 0 || !begun ? draft.items : [begun],
    instructionId: draft.instructionId || (shop?.paymentInstructions[0]?.id ?? ''),
  }

  function change(part: Partial<NewEstimate>): void {
    const next = { ...latest.current, ...part }
    latest.current = next
    setDraft(next)
    if (!edited)
      writeDraft(NEW_ESTIMATE_DRAFT, { base: { revision: 0, values: EMPTY_ESTIMATE }, values: next })
  }

  function drop(): void {
    if (!edited) dropDraft(NEW_ESTIMATE_DRAFT)
    latest.current = first
    setDraft(first)
  }

  const send = useAction({
    send: ({ id, revision }: Pick<Estimate, 'id' | 'revision'>, idempotencyKey) =>
      api.createEstimateSending({ estimateId: id, body: { revision }, idempotencyKey }),
    changes: ['estimates', 'operations', 'audit-log'],
    done: ({ versions }) => fill(m.estimates.actions.sent, { version: versions[0]?.version ?? 1 }),
  })
  const saving = useAction({
    name: edited ? undefined : 'new-estimate',
    send: ({ content, leadId }: Save, idempotencyKey) =>
      edited
        ? api.updateEstimate({
            estimateId: edited.estimate.id,
            body: { revision: edited.estimate.revision, ...content },
          })
        : api.createEstimate({
            body: { ...content, ...(leadId === undefined ? {} : { leadId }) },
            idempotencyKey,
          }),
    changes: ['estimates', 'customers', 'leads', 'operations', 'audit-log'],
    done: (_, { sends }) => (sends ? undefined : m.estimates.form.saved),
    onDone: ({ id, revision }, { sends }) => {
      if (sends) send.run({ id, revision })
      drop()
      void navigate(paths.estimate(id))
    },
    onRefused: () => true,
  })
  const priced = catalog.data && pricedOf(shown, catalog.data)
  const preview = useQuery({
    queryKey: ['quotes', 'estimate', priced],
    enabled: priced !== undefined,
    queryFn: ({ signal }) => previewOf(priced, signal),
    placeholderData: keepPreviousData,
  })
  return {
    draft: shown,
    catalog,
    change,
    drop,
    isEmpty: draft === first,
    preview,
    previewRefused: preview.error instanceof PlatenError ? preview.error : undefined,
    missing: missingInEstimate(shown, readPhone),
    saving,
    save: (sends: boolean) => {
      const content = catalog.data && contentOf(shown, catalog.data, readPhone)
      if (content) saving.run({ content, leadId: draft.lead?.id, sends })
    },
  }
}
