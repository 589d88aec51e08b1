import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from './kept-draft.ts'

/** Survives a reload, and is deleted on sign-out. */
export function useDraftText(key: string) {
  const [text, setText] = useState(() => readDraft<string>(key)?.values ?? '')
  return {
    text,
    write: (next: string) => {
      setText(next)
      if (next === '') dropDraft(key)
      else writeDraft(key, { base: { revision: 0, values: '' }, values: next })
    },
  }
}
