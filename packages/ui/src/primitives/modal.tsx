import { useEffect, useRef, type ReactNode } from 'react'

interface ModalProps {
  readonly label: string
  /** Undefined where there is no way round an answer. */
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
      onClick={(event) => {
        // The box itself is hit only beside what it holds.
        if (event.target === event.currentTarget) onClose?.()
      }}
    >
      {children}
    </dialog>
  )
}
