import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { toMm, toPx, ZOOM, type StageView } from './stage-view.ts'

interface PinchOptions {
  readonly zoom: number
  readonly view: StageView
  readonly onZoom: (factor: number) => void
  readonly onSecondFinger: () => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/** A point of the film, and where it lies on the screen. */
interface Held {
  readonly film: Point
  readonly at: Point
}

interface Pinch {
  readonly middle: Point
  readonly apartPx: number
}

/**
 * Two fingers zoom and move the sheet: what lay between them stays between them. One finger scrolls or moves what is
 * selected. A wheel with Ctrl zooms around the mouse.
 */
export function usePinch(
  place: { readonly current: HTMLDivElement | null },
  { zoom, view, onZoom, onSecondFinger }: PinchOptions,
): void {
  /** Where a point of the film should lie once the page has the new scale. */
  const wanted = useRef<Held>(undefined)

  const scrollToWanted = () => {
    const element = place.current
    if (!element || !wanted.current) return
    const { film, at } = wanted.current
    const corner = cornerOf(element)
    const { left, top } = toPx({ ...film, width: 0, height: 0 }, view)
    element.scrollLeft = left - (at.x - corner.x)
    element.scrollTop = top - (at.y - corner.y)
  }

  const filmAt = useEffectEvent((element: HTMLDivElement, { x, y }: Point): Point => {
    const corner = cornerOf(element)
    return toMm(x - corner.x + element.scrollLeft, y - corner.y + element.scrollTop, view)
  })
  const zoomTo = useEffectEvent((factor: number, held: Held) => {
    const rescales = wanted.current !== undefined
    wanted.current = held
    scrollToWanted()
    const next = Math.min(ZOOM.most, Math.max(ZOOM.least, zoom * factor))
    if (!rescales && next === zoom) wanted.current = undefined
    onZoom(factor)
  })
  const begin = useEffectEvent(() => {
    wanted.current = undefined
    onSecondFinger()
  })

  useLayoutEffect(() => {
    scrollToWanted()
    wanted.current = undefined
    // Once for each zoom; the function reads the newest values.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [view.pxPerMm])

  useEffect(() => {
    const element = place.current
    if (!element) return
    let last: Pinch | undefined
    /** The same for the whole gesture: scrolling rounds to pixels, which would add up. */
    let film: Point | undefined
    const onTouches = ({ touches }: TouchEvent) => {
      last = pinchOf(touches)
      film = last && filmAt(element, last.middle)
      if (last) begin()
    }
    const onMove = (event: TouchEvent) => {
      const now = pinchOf(event.touches)
      if (!now || !last || !film) return
      event.preventDefault()
      zoomTo(last.apartPx === 0 ? 1 : now.apartPx / last.apartPx, { film, at: now.middle })
      last = now
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      const mouse = { x: event.clientX, y: event.clientY }
      const held = wanted.current?.film ?? filmAt(element, mouse)
      zoomTo(Math.exp(-event.deltaY / 240), { film: held, at: mouse })
    }
    element.addEventListener('touchstart', onTouches, { passive: true })
    element.addEventListener('touchend', onTouches, { passive: true })
    element.addEventListener('touchcancel', onTouches, { passive: true })
    element.addEventListener('touchmove', onMove, { passive: false })
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      element.removeEventListener('touchstart', onTouches)
      element.removeEventListener('touchend', onTouches)
      element.removeEventListener('touchcancel', onTouches)
      element.removeEventListener('touchmove', onMove)
      element.removeEventListener('wheel', onWheel)
    }
  }, [place])
}

/** Of what is scrolled, inside the border. */
function cornerOf(element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: left + element.clientLeft, y: top + element.clientTop }
}

function pinchOf([one, other]: Iterable<Touch> & TouchList): Pinch | undefined {
  if (!one || !other) return undefined
  return {
    middle: { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 },
    apartPx: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  }
}
