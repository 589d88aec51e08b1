import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** For a dialog that a part of a form opens: Enter in it, and a form of its own, must not send the form around it. */
export function OutsideForm({ children }: { readonly children: ReactNode }) {
  return createPortal(<div onSubmit={(event) => event.stopPropagation()}>{children}</div>, document.body)
}
