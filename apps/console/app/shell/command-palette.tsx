import { Modal } from '@platen/ui'
import { useState } from 'react'
import { laterPart } from '../lib/later-part.tsx'
import type { Page } from '../lib/pages/page.ts'
import { SEARCH_INPUT } from './search-input.ts'
import { m } from '../messages/messages.ts'

const Commands = laterPart(async () => (await import('./commands.tsx')).Commands, {
  whileLoading: ({ text, onText }) => (
    <input {...SEARCH_INPUT} value={text} onChange={({ target }) => onText(target.value)} />
  ),
})

interface CommandPaletteProps {
  readonly pages: readonly Page[]
  readonly onClose: () => void
}

/** Opens before its commands are loaded: what is typed meanwhile must not reach the page below. */
export function CommandPalette({ pages, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('')
  return (
    <Modal
      label={m.shell.search.label}
      onClose={onClose}
      className="mt-[12dvh] w-[calc(100vw-2rem)] max-w-xl overflow-hidden"
    >
      <Commands pages={pages} text={text} onText={setText} onDone={onClose} />
    </Modal>
  )
}
