import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { fit, clamped, realPixels, scaledBy, type Extent, type Point, type Zoom } from './zoom.ts'

const STEP = 1.25
const PAN_PX = 48

export function useZoom(picture: Extent, frame: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<Extent>({ width: 600, height: 480 })
  const [zoom, setZoom] = useState<Zoom>()
  const shown = zoom ?? fit(picture, size)
  const pointers = useRef(new Map<number, Point>())

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [frame])

  const set = (next: Zoom) => setZoom(clamped(next, picture, size))
  const middle = { x: size.width / 2, y: size.height / 2 }
  const by = (factor: number, about: Point = middle) => set(scaledBy(factor, shown, about, picture, size))
  const pan = (dx: number, dy: number) => set({ ...shown, x: shown.x + dx, y: shown.y + dy })

  // React listens to wheels passively, which cannot prevent the page from scrolling.
  const onWheel = useRef<(event: WheelEvent) => void>(undefined)
  useEffect(() => {
    onWheel.current = (event) => {
      event.preventDefault()
      by(Math.exp(-event.deltaY / 400), pointIn(event))
    }
  })
  useEffect(() => {
    const element = frame.current
    const listen = (event: WheelEvent) => onWheel.current?.(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [frame])

  function pointIn({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const box = frame.current?.getBoundingClientRect()
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }
  }

  function onPointerMove(event: PointerEvent): void {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = pointIn(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (!other) pan(now.x - before.x, now.y - before.y)
    else by(distance(now, other) / Math.max(1, distance(before, other)), between(now, other))
  }

  return {
    current: shown,
    percent: Math.round(shown.scale * devicePixelRatio * 100),
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    whole: () => setZoom(undefined),
    real: () => set(realPixels(shown, size, devicePixelRatio)),
    pan: (x: number, y: number) => pan(x * PAN_PX, y * PAN_PX),
    pointers: {
      onPointerDown: (event: PointerEvent) => {
        frame.current?.setPointerCapture(event.pointerId)
        pointers.current.set(event.pointerId, pointIn(event))
      },
      onPointerMove,
      onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
    },
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
