import { useEffect, useRef, type PointerEvent } from 'react'

interface Drag {
  readonly pointerId: number
  readonly fromX: number
  readonly fromY: number
  moved: boolean
}

interface DragHandlers {
  readonly onStart: (event: PointerEvent) => void
  /** How far from the start, in screen pixels. */
  readonly onMove: (dxPx: number, dyPx: number, event: PointerEvent) => void
  /** Called for every started drag, even when it is cancelled or its element removed. */
  readonly onEnd: () => void
}

/** Smaller movements are taps. */
const TAP_SLOP_PX = 3

/**
 * Drags with mouse, finger or pen. To disable it, leave out only `onPointerDown`, so that a started drag still ends.
 */
export function useDrag({ onStart, onMove, onEnd }: DragHandlers) {
  const drag = useRef<Drag>(undefined)
  const newestEnd = useRef(onEnd)
  useEffect(() => {
    newestEnd.current = onEnd
  })
  useEffect(
    () => () => {
      if (drag.current) newestEnd.current()
    },
    [],
  )

  function move(event: PointerEvent): void {
    const current = drag.current
    if (event.pointerId !== current?.pointerId) return
    const [dx, dy] = [event.clientX - current.fromX, event.clientY - current.fromY]
    if (!current.moved && Math.hypot(dx, dy) < TAP_SLOP_PX) return
    current.moved = true
    onMove(dx, dy, event)
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== drag.current?.pointerId) return
    drag.current = undefined
    onEnd()
  }

  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0 || drag.current) return
      event.stopPropagation()
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { pointerId: event.pointerId, fromX: event.clientX, fromY: event.clientY, moved: false }
      onStart(event)
    },
    onPointerMove: move,
    onPointerUp: (event: PointerEvent): void => {
      // The page may have scrolled since the last move.
      if (drag.current?.moved === true) move(event)
      end(event)
    },
    onPointerCancel: end,
  }
}
