import { kept } from '@platen/ui'
import { useMemo } from 'react'

const PREFIX = 'platen.draft.'

/** What somebody has begun to type: it survives a reload, and is gone with a sign-out. */
export function useDraft(name: string) {
  const draft = useMemo(() => kept(`draft.${name}`, '', isText), [name])
  return { text: draft.use(), write: draft.write, forget: () => draft.write('') }
}

/** Names of customers stand in drafts: they go when the one who typed them goes. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key)
  } catch {
    // This browser keeps nothing.
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
