import { useRef, useState } from 'react'
import type { SheetBench } from './use-sheet-bench.ts'
import type { Hands } from './laid-print.tsx'
import { boxOf, movedBy, movedTo, pinnedOrNot, turnedOver, type Film, type LaidPrint } from './layout.ts'
import { snapped, type Snap } from './snap.ts'

/** So near to an edge or a neighbour, a print that is dragged comes to it. */
const SNAP_PX = 7

export interface Dragged {
  readonly jobId: string
  readonly snap: Snap
}

/** Moves the prints of a draft: a drag is one step, measured from where it began, and so is a run of key presses. */
export function useHands(bench: SheetBench, film: Film) {
  const from = useRef<{ readonly print: LaidPrint; readonly step: string }>(undefined)
  const [dragged, setDragged] = useState<Dragged>()
  const hands: Hands = {
    onDragStart: (print) => {
      from.current = { print, step: `drag ${crypto.randomUUID()}` }
    },
    onDrag: (dx, dy, mmPerPx) => {
      if (!from.current) return
      const { print, step } = from.current
      const box = boxOf(movedBy(print, dx, dy))
      const others = bench.values.prints.filter(({ jobId }) => jobId !== print.jobId).map(boxOf)
      const snap = snapped(box, others, film, SNAP_PX * mmPerPx)
      setDragged({ jobId: print.jobId, snap })
      bench.change(print.jobId, () => movedTo(print, snap.x, snap.y), step)
    },
    onDragEnd: () => {
      from.current = undefined
      setDragged(undefined)
    },
    onNudge: (jobId, dx, dy) => bench.change(jobId, (print) => movedBy(print, dx, dy), `keys ${jobId}`),
    onTurn: (jobId) => {
      if (film.allowRotation) bench.change(jobId, turnedOver)
    },
    onPin: (jobId) => bench.change(jobId, pinnedOrNot),
    onLeaveOut: (jobId) => bench.leaveOut(jobId),
  }
  return { hands, dragged }
}
