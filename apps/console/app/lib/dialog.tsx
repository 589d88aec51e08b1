import { Cross, Modal } from '@platen/ui'
import type { ComponentProps } from 'react'
import { m } from '../messages/messages.ts'

interface DialogProps extends Pick<ComponentProps<typeof Modal>, 'onClose' | 'children'> {
  readonly title: string
  readonly wide?: boolean
}

/** Open while it is rendered. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps) {
  return (
    <Modal
      label={title}
      onClose={onClose}
      className={`w-[calc(100vw-2rem)] ${wide ? 'max-w-4xl' : 'max-w-lg'}`}
    >
      <div className="relative grid gap-4 p-6">
        <h2 className="pr-10 text-2xl">{title}</h2>
        {children}
        {/* Last, so that the focus starts with the content. */}
        {onClose && (
          <button
            type="button"
            aria-label={m.shared.close}
            onClick={onClose}
            className="absolute top-4 right-4 grid size-11 place-items-center rounded-platen hover:bg-tray"
          >
            <Cross />
          </button>
        )}
      </div>
    </Modal>
  )
}
