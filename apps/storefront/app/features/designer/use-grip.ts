import { useRef, type PointerEvent } from 'react'
import { pointOf, type FingersRef, type ScreenPoint } from './use-fingers.ts'

/** Where a pointer took hold, and where it is now. */
export interface Hold {
  readonly from: ScreenPoint
  readonly at: ScreenPoint
}

interface Grip {
  readonly element: Element
  readonly holds: Map<number, Hold>
  moved: boolean
}

interface GripHandlers {
  /** Something takes hold: a first pointer, a second finger, or the one that remains of two. */
  readonly onGrab: (element: Element, isFirst: boolean) => void
  /** How far from where it took hold, in screen pixels. */
  readonly onDrag: (dxPx: number, dyPx: number) => void
  /** Without it a second finger does nothing. */
  readonly onPinch?: (holds: readonly [Hold, Hold]) => void
  readonly onEnd: () => void
}

/** A finger that only taps trembles by less than this. */
const TREMBLE_PX = 3

/** Holding with a mouse, a finger or a pen, or with two fingers, of which one may lie beside what is held. */
export function useGrip(fingers: FingersRef, { onGrab, onDrag, onPinch, onEnd }: GripHandlers) {
  const grip = useRef<Grip>(undefined)

  function onPointerDown(event: PointerEvent): void {
    if (event.button !== 0 || grip.current) return
    event.stopPropagation()
    const element = event.currentTarget
    grip.current = { element, holds: new Map(), moved: false }
    const before = [...fingers.current.down].find(([id]) => id !== event.pointerId)
    if (before && onPinch) take(...before)
    take(event.pointerId, pointOf(event))
    fingers.current.join = (pointerId, at) => {
      if (onPinch && grip.current?.holds.size === 1) {
        take(pointerId, at)
        settle(false)
      }
    }
    settle(true)
  }

  function take(pointerId: number, at: ScreenPoint): void {
    grip.current?.element.setPointerCapture(pointerId)
    grip.current?.holds.set(pointerId, { from: at, at })
  }

  /** What is held from here on is measured from here. */
  function settle(isFirst: boolean): void {
    if (!grip.current) return
    const { element, holds } = grip.current
    for (const [pointerId, { at }] of holds) holds.set(pointerId, { from: at, at })
    onGrab(element, isFirst)
  }

  function onPointerMove(event: PointerEvent): void {
    const hold = grip.current?.holds.get(event.pointerId)
    if (!grip.current || !hold) return
    const { holds } = grip.current
    holds.set(event.pointerId, { from: hold.from, at: pointOf(event) })
    const [first, second] = [...holds.values()]
    if (first && second) {
      grip.current.moved = true
      onPinch?.([first, second])
    } else if (first) {
      const [dx, dy] = [first.at.x - first.from.x, first.at.y - first.from.y]
      if (!grip.current.moved && Math.hypot(dx, dy) < TREMBLE_PX) return
      grip.current.moved = true
      onDrag(dx, dy)
    }
  }

  function lift(event: PointerEvent): void {
    if (!grip.current?.holds.delete(event.pointerId)) return
    if (grip.current.holds.size > 0) {
      settle(false)
      return
    }
    grip.current = undefined
    fingers.current.join = undefined
    onEnd()
  }

  return { onPointerDown, onPointerMove, onPointerUp: lift, onLostPointerCapture: lift }
}
