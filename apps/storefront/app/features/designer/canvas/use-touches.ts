import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

/** A point on the screen, in pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** The touches on the canvas, and the handler for further ones. */
export interface Touches {
  readonly down: Map<number, ScreenPoint>
  /** Set during a drag: it receives every further touch. */
  join: ((pointerId: number, at: ScreenPoint) => void) | undefined
}

export type TouchesRef = RefObject<Touches>

/**
 * Tracks touches on a drawing in the capture phase. Touches drag elements with `data-grip`; anywhere else they scroll
 * the page. (`touch-action` would say so, but Chromium does not know it inside of an SVG.)
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

export function pointOf({ clientX, clientY }: PointerEvent): ScreenPoint {
  return { x: clientX, y: clientY }
}
