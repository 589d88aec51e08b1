import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

export function Cross() {
  return <Icon d="m3 3 10 10M13 3 3 13" box={16} width={2} className="size-4" />
}

interface ModalProps {
  readonly label: string
  /** Undefined when an answer is required. */
  readonly onClose: (() => void) | undefined
  readonly className?: string
  readonly children: ReactNode
}

/** A modal box. The browser keeps the focus in it and restores it afterwards. */
export function Modal({ label, onClose, className = '', children }: ModalProps) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={box}
      aria-label={label}
      className={`m-auto rounded-platen border border-rule bg-sheet text-ink shadow-platen backdrop:bg-key/60 ${className}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        // A click, so that a button that says why it is not available does so.
        event.currentTarget.querySelector<HTMLElement>('form [type="submit"]')?.click()
      }}
      onClick={(event) => {
        // Only clicks on the backdrop hit the dialog itself.
        if (event.target === event.currentTarget) onClose?.()
      }}
    >
      {children}
    </dialog>
  )
}
