import { Modal } from '@platen/ui'
import { Suspense, lazy, useState } from 'react'
import type { Page } from '../lib/pages/page.ts'
import { SEARCH_INPUT } from './search-input.ts'
import { m } from '../messages/messages.ts'

const Commands = lazy(async () => ({ default: (await import('./commands.tsx')).Commands }))

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
      <Suspense
        fallback={<input {...SEARCH_INPUT} value={text} onChange={({ target }) => setText(target.value)} />}
      >
        <Commands pages={pages} text={text} onText={setText} onDone={onClose} />
      </Suspense>
    </Modal>
  )
}
