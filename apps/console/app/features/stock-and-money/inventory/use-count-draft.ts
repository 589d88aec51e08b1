import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '../../../lib/drafts/kept-draft.ts'
import type { Marks } from './count-sheet.ts'

interface Sheet {
  readonly marks: Marks
  readonly note: string
}

const KEY = 'count sheet'
const EMPTY: Sheet = { marks: {}, note: '' }

/** Stored, because counting takes an hour, during which a tablet sleeps. */
export function useCountDraft() {
  const [sheet, setSheet] = useState(() => readDraft<Sheet>(KEY)?.values ?? EMPTY)

  function change(next: Sheet): void {
    setSheet(next)
    writeDraft(KEY, { base: { revision: 0, values: EMPTY }, values: next })
  }

  return {
    ...sheet,
    mark: (itemId: string, text: string, seen: number) => {
      const { [itemId]: _, ...others } = sheet.marks
      change({ ...sheet, marks: text === '' ? others : { ...others, [itemId]: { text, seen } } })
    },
    setNote: (note: string) => change({ ...sheet, note }),
    clear: () => {
      setSheet(EMPTY)
      dropDraft(KEY)
    },
    /** Other shelves stay on the sheet. */
    strike: (itemIds: ReadonlySet<string>) => {
      const left = Object.entries(sheet.marks).filter(([itemId]) => !itemIds.has(itemId))
      change({ marks: Object.fromEntries(left), note: '' })
    },
  }
}
