import { useRef, useState } from 'react'
import type { LayoutEditor } from './use-layout-editor.ts'
import type { PrintHandlers } from './print-box.tsx'
import { boxOf, moveBy, moveTo, togglePin, toggleRotation, type Film, type LayoutPrint } from './layout.ts'
import { snapBox, type Snap } from '@platen/placement'

/** A dragged print snaps to an edge or neighbour within this distance. */
const SNAP_PX = 7

export interface Dragged {
  readonly jobId: string
  readonly snap: Snap
}

/** A whole drag is one undo step, and so is a run of key presses. */
export function usePrintHandlers(editor: LayoutEditor, film: Film) {
  const from = useRef<{ readonly print: LayoutPrint; readonly step: string }>(undefined)
  const [dragged, setDragged] = useState<Dragged>()
  const handlers: PrintHandlers = {
    onDragStart: (print) => {
      from.current = { print, step: `drag ${crypto.randomUUID()}` }
    },
    onDrag: (dx, dy, mmPerPx) => {
      if (!from.current) return
      const { print, step } = from.current
      const box = boxOf(moveBy(print, dx, dy))
      const others = editor.values.prints.filter(({ jobId }) => jobId !== print.jobId).map(boxOf)
      const snap = snapBox(box, others, film, SNAP_PX * mmPerPx)
      setDragged({ jobId: print.jobId, snap })
      editor.change(print.jobId, () => moveTo(print, snap.x, snap.y), step)
    },
    onDragEnd: () => {
      from.current = undefined
      setDragged(undefined)
    },
    onNudge: (jobId, dx, dy) => editor.change(jobId, (print) => moveBy(print, dx, dy), `keys ${jobId}`),
    onRotate: (jobId) => {
      if (film.allowRotation) editor.change(jobId, toggleRotation)
    },
    onPin: (jobId) => editor.change(jobId, togglePin),
    onRemove: (jobId) => editor.remove(jobId),
  }
  return { handlers, dragged }
}
