import { useRef, type PointerEvent } from 'react'

interface Drag {
  readonly pointerId: number
  readonly fromX: number
  readonly fromY: number
  moved: boolean
}

interface DragHandlers {
  readonly onStart: () => void
  /** How far from the start, in screen pixels. */
  readonly onMove: (dxPx: number, dyPx: number) => void
  readonly onEnd: () => void
}

/** A finger that only taps trembles by less than this. */
const TREMBLE_PX = 3

/** Dragging with a mouse, a finger or a pen. */
export function useDrag({ onStart, onMove, onEnd }: DragHandlers) {
  const drag = useRef<Drag>(undefined)

  function end(event: PointerEvent): void {
    if (event.pointerId !== drag.current?.pointerId) return
    drag.current = undefined
    onEnd()
  }

  return {
    onPointerDown(event: PointerEvent): void {
      if (event.button !== 0 || drag.current) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { pointerId: event.pointerId, fromX: event.clientX, fromY: event.clientY, moved: false }
      onStart()
    },
    onPointerMove(event: PointerEvent): void {
      const current = drag.current
      if (event.pointerId !== current?.pointerId) return
      const [dx, dy] = [event.clientX - current.fromX, event.clientY - current.fromY]
      if (!current.moved && Math.hypot(dx, dy) < TREMBLE_PX) return
      current.moved = true
      onMove(dx, dy)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
