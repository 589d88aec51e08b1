import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

/** A point on the screen, in pixels. */
export interface ScreenPoint {
  readonly x: number
  readonly y: number
}

/** The fingers that lie on the canvas, and who wants to know of further ones. */
export interface Fingers {
  readonly down: Map<number, ScreenPoint>
  /** While something is held: a further finger is its own, and nobody else's. */
  join: ((pointerId: number, at: ScreenPoint) => void) | undefined
}

export type FingersRef = RefObject<Fingers>

/**
 * Follows the fingers on a drawing, before what lies in it hears of them. What is marked `data-grip` is held by them;
 * anywhere else they scroll the page. (`touch-action` would say so, but Chromium does not know it inside of an SVG.)
 */
export function useFingers() {
  const drawing = useRef<SVGSVGElement>(null)
  const fingers: FingersRef = useRef<Fingers>({ down: new Map(), join: undefined })

  useEffect(() => {
    const keepFromScrolling = (event: TouchEvent) => {
      const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null
      if (isGrip || fingers.current.join) event.preventDefault()
    }
    const element = drawing.current
    element?.addEventListener('touchstart', keepFromScrolling, { passive: false })
    return () => element?.removeEventListener('touchstart', keepFromScrolling)
  }, [])

  function lift(event: PointerEvent): void {
    fingers.current.down.delete(event.pointerId)
  }

  const followed = {
    ref: drawing,
    onPointerDownCapture(event: PointerEvent): void {
      if (event.pointerType !== 'touch') return
      // The first finger of all: whatever was down is not any more, even if nobody heard it go.
      if (event.isPrimary) fingers.current = { down: new Map(), join: undefined }
      const { down, join } = fingers.current
      down.set(event.pointerId, pointOf(event))
      if (!join) return
      event.stopPropagation()
      join(event.pointerId, pointOf(event))
    },
    onPointerMoveCapture(event: PointerEvent): void {
      if (fingers.current.down.has(event.pointerId)) fingers.current.down.set(event.pointerId, pointOf(event))
    },
    onPointerUpCapture: lift,
    onPointerCancelCapture: lift,
  }
  return [fingers, followed] as const
}

export function pointOf({ clientX, clientY }: PointerEvent): ScreenPoint {
  return { x: clientX, y: clientY }
}
