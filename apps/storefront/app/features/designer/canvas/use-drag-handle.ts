import { useRef, type PointerEvent, useEffect, type RefObject } from 'react'

interface Hold {
  readonly from: ScreenPoint
  readonly at: ScreenPoint
}

interface Drag {
  readonly element: Element
  readonly holds: Map<number, Hold>
  moved: boolean
}

interface DragHandlers {
  /** A drag starts: with a first pointer, a second finger, or the one that remains of two. */
  readonly onGrab: (element: Element, isFirst: boolean) => void
  /** The distance from the start, in screen pixels. */
  readonly onDrag: (dxPx: number, dyPx: number) => void
  /** Without it a second finger does nothing. */
  readonly onPinch?: (holds: readonly [Hold, Hold]) => void
  readonly onEnd: () => void
}

/** Smaller movements are taps. */
const TAP_SLOP_PX = 3

/** Drags with one pointer, pinches with two, one of which may be outside the element. */
export function useDragHandle(touches: TouchesRef, { onGrab, onDrag, onPinch, onEnd }: DragHandlers) {
  const drag = useRef<Drag>(undefined)

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || drag.current) return
    event.stopPropagation()
    const element = event.currentTarget
    drag.current = { element, holds: new Map(), moved: false }
    const before = [...touches.current.down].find(([id]) => id !== event.pointerId)
    if (before && onPinch) take(...before)
    take(event.pointerId, pointOf(event))
    touches.current.join = (pointerId, at) => {
      if (onPinch && drag.current?.holds.size === 1) {
        take(pointerId, at)
        settle(false)
      }
    }
    settle(true)
  }

  function take(pointerId: number, at: ScreenPoint): void {
    drag.current?.element.setPointerCapture(pointerId)
    drag.current?.holds.set(pointerId, { from: at, at })
  }

  /** Measures further movement from here. */
  function settle(isFirst: boolean): void {
    if (!drag.current) return
    const { element, holds } = drag.current
    for (const [pointerId, { at }] of holds) holds.set(pointerId, { from: at, at })
    onGrab(element, isFirst)
  }

  function onPointerMove(event: PointerEvent): void {
    const hold = drag.current?.holds.get(event.pointerId)
    if (!drag.current || !hold) return
    const { holds } = drag.current
    holds.set(event.pointerId, { from: hold.from, at: pointOf(event) })
    const [first, second] = [...holds.values()]
    if (first && second) {
      drag.current.moved = true
      onPinch?.([first, second])
    } else if (first) {
      const [dx, dy] = [first.at.x - first.from.x, first.at.y - first.from.y]
      if (!drag.current.moved && Math.hypot(dx, dy) < TAP_SLOP_PX) return
      drag.current.moved = true
      onDrag(dx, dy)
    }
  }

  function lift(event: PointerEvent): void {
    if (!drag.current?.holds.delete(event.pointerId)) return
    if (drag.current.holds.size > 0) {
      settle(false)
      return
    }
    drag.current = undefined
    touches.current.join = undefined
    onEnd()
  }

  return { onPointerDown, onPointerMove, onPointerUp: lift, onLostPointerCapture: lift }
}

export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

interface Touches {
  readonly down: Map<number, ScreenPoint>
  /** Set during a drag; called with every further touch. */
  join: ((pointerId: number, at: ScreenPoint) => void) | undefined
}

export type TouchesRef = RefObject<Touches>

/**
 * Tracks touches in the capture phase. Touches drag elements with `data-grip` and scroll the page anywhere else.
 * (Chromium ignores `touch-action` inside SVG.)
 */
export function useTouches() {
  const drawing = useRef<SVGSVGElement>(null)
  const touches: TouchesRef = useRef<Touches>({ down: new Map(), join: undefined })

  useEffect(() => {
    const keepFromScrolling = (event: TouchEvent) => {
      const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
      if (isGrip || touches.current.join) event.preventDefault()
    }
    const element = drawing.current
    element?.addEventListener('touchstart', keepFromScrolling, { passive: false })
    return () => element?.removeEventListener('touchstart', keepFromScrolling)
  }, [])

  function lift(event: PointerEvent): void {
    touches.current.down.delete(event.pointerId)
  }

  const followed = {
    ref: drawing,
    onPointerDownCapture(event: PointerEvent): void {
      if (event.pointerType !== 'touch') return
      // A primary touch is the first one: any earlier touch has ended, even if its event was lost.
      if (event.isPrimary) touches.current = { down: new Map(), join: undefined }
      const { down, join } = touches.current
      down.set(event.pointerId, pointOf(event))
      if (!join) return
      event.stopPropagation()
      join(event.pointerId, pointOf(event))
    },
    onPointerMoveCapture(event: PointerEvent): void {
      if (touches.current.down.has(event.pointerId)) touches.current.down.set(event.pointerId, pointOf(event))
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
  }
  return [touches, followed] as const
}

function pointOf({ clientX, clientY }: PointerEvent): ScreenPoint {
  return { x: clientX, y: clientY }
}
