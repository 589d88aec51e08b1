import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../../lib/drafts/kept-draft.ts'
import { EMPTY_DELIVERY, type DeliveryDraft } from './delivery.ts'

const KEY = 'stock delivery'

/** Stored, because a delivery is unpacked box by box. */
export function useDeliveryDraft() {
  const [draft, setDraft] = useState(() => readDraft<DeliveryDraft>(KEY)?.values ?? EMPTY_DELIVERY)
  return {
    draft,
    isEmpty: Object.values(draft.quantities).every((text) => text === '') && draft.others.length === 0,
    change: (part: Partial<DeliveryDraft>) => {
      const next = { ...draft, ...part }
      setDraft(next)
      writeDraft(KEY, { base: { revision: 0, values: EMPTY_DELIVERY }, values: next })
    },
    drop: () => {
      setDraft(EMPTY_DELIVERY)
      dropDraft(KEY)
    },
  }
}
