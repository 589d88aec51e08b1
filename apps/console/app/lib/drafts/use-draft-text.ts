import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from './kept-draft.ts'

/** A text that somebody has begun to type in this tab: it survives a reload, and is gone with a sign-out. */
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
