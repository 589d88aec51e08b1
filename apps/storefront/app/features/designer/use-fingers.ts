import { useRef, type PointerEvent, type RefObject } from 'react'

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

/** Follows the fingers on an element, before what lies in it hears of them. */
export function useFingers() {
  const fingers: FingersRef = useRef<Fingers>({ down: new Map(), join: undefined })

  function lift(event: PointerEvent): void {
    fingers.current.down.delete(event.pointerId)
  }

  const handlers = {
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
  return [fingers, handlers] as const
}

export function pointOf({ clientX, clientY }: PointerEvent): ScreenPoint {
  return { x: clientX, y: clientY }
}
