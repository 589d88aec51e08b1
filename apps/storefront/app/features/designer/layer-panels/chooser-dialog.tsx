import { Cross, Modal } from '@platen/ui'
import type { ReactNode } from 'react'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'

interface ChooserDialogProps {
  readonly label: string
  /** Stays above what scrolls. */
  readonly header: ReactNode
  /** Instead of groups: that they are loaded, or that there are none. */
  readonly status: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Pictures in groups, of which one is chosen. */
export function ChooserDialog({ label, header, status, onClose, children }: ChooserDialogProps) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  return (
    <Modal label={label} onClose={onClose} className="w-[min(44rem,96vw)]">
      <div className="grid h-[min(85dvh,48rem)] grid-rows-[auto_1fr]">
        <div className="flex items-end gap-3 border-b border-rule p-4">
          <div className="min-w-0 flex-1 self-center">{header}</div>
          <button
            type="button"
            aria-label={texts.close}
            onClick={onClose}
            className="grid size-11 place-items-center hover:bg-tray"
          >
            <Cross />
          </button>
        </div>
        <div className="grid content-start gap-6 overflow-y-auto overscroll-contain p-4">
          <p role="status" className="empty:hidden">
            {status}
          </p>
          {children}
        </div>
      </div>
    </Modal>
  )
}

interface ChoiceGroupProps {
  readonly id: string
  readonly name: string
  readonly columns: string
  readonly children: ReactNode
}

export function ChoiceGroup({ id, name, columns, children }: ChoiceGroupProps) {
  return (
    <section aria-labelledby={`choices-${id}`}>
      <h3 id={`choices-${id}`} className="mb-2 text-base">
        {name}
      </h3>
      <ul className={`grid gap-2 ${columns}`}>{children}</ul>
    </section>
  )
}
