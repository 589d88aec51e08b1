import { Toast } from '@base-ui/react/toast'
import { Cross, buttonClass } from '@platen/ui'
import type { ReactNode } from 'react'
import { m } from '../messages/messages.ts'

/** Errors stay until they are dismissed. */
const GOOD_MS = 6_000
const UNDO_MS = 10_000

const TONES: Readonly<Record<string, string>> = {
  good: 'border-good bg-good-wash',
  bad: 'border-bad bg-bad-wash',
}

/** F6 moves the focus to the messages. */
export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport
          data-toasts
          aria-label={m.shared.notifications}
          className="fixed right-4 bottom-4 z-50 grid w-[min(26rem,calc(100vw-2rem))] gap-2"
        >
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function List() {
  const { toasts } = Toast.useToastManager()
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={`rounded-platen border-l-4 p-4 shadow-platen transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 ${TONES[toast.type ?? ''] ?? 'border-rule-strong bg-sheet'}`}
    >
      <Toast.Content className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-semibold" render={<p />} />
          <Toast.Description className="text-sm" />
        </div>
        <Toast.Action className={buttonClass('line', 'min-h-9 px-3')} />
        <Toast.Close
          aria-label={m.shared.dismiss}
          className="grid size-9 shrink-0 place-items-center rounded-platen hover:bg-tray"
        >
          <Cross />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ))
}

interface GoodOptions {
  readonly undo?: (() => void) | undefined
  readonly description?: string | undefined
}

export function useToasts() {
  const { add, close } = Toast.useToastManager()
  return {
    /** An undo needs more time. */
    good: (title: string, { undo, description }: GoodOptions = {}) => {
      const takeBack = () => {
        close(id)
        undo?.()
      }
      const id = add({
        title,
        ...(description !== undefined && { description }),
        type: 'good',
        timeout: undo ? UNDO_MS : GOOD_MS,
        ...(undo && { actionProps: { children: m.shared.undo, onClick: takeBack } }),
      })
    },
    bad: (title: string, description?: string) =>
      add({
        title,
        ...(description !== undefined && { description }),
        type: 'bad',
        timeout: 0,
        priority: 'high',
      }),
  }
}
