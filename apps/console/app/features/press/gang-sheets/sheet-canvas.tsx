import { useWidth } from '@platen/ui'
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useKeys } from '../../../lib/keyboard.ts'
import type { PrintInfoByJob } from './print-info.ts'
import { BEYOND_MM, FilmBackground, SideRuler } from './film-background.tsx'
import { PrintBox, type PrintHandlers } from './print-box.tsx'
import { boxOf, inOrder, type Film, type LayoutPrint } from './layout.ts'
import { orderMarks } from './order-mark.ts'
import type { Dragged } from './use-print-handlers.ts'
import type { Snap } from '@platen/placement'
import { useVisibleRange } from './use-visible-range.ts'
import { ZoomBar, useZoom, type Zoom } from './zoom-bar.tsx'
import { m } from '../../../messages/messages.ts'

interface SheetCanvasProps {
  readonly label: string
  readonly film: Film
  readonly prints: readonly LayoutPrint[]
  readonly info: PrintInfoByJob
  readonly lengthMm: number
  readonly boundMm: number | undefined
  readonly invalid: ReadonlySet<string>
  readonly selected: string | undefined
  readonly onSelect: (jobId: string | undefined) => void
  /** Undefined when nothing can be moved. */
  readonly handlers: PrintHandlers | undefined
  readonly dragged: Dragged | undefined
  readonly tools?: ReactNode
}

const { keys, zoom: zoomTexts } = m.sheets
const RULER_PX = 34
const INITIAL_WIDTH_PX = 760
const SCROLL_BAR_PX = 16

/** Draws only the visible part of the sheet. */
export function SheetCanvas(props: SheetCanvasProps) {
  const { film, tools } = props
  const [frame, widthPx] = useWidth<HTMLDivElement>(INITIAL_WIDTH_PX)
  const zoom = useZoom(Math.max(0.1, (widthPx - RULER_PX - SCROLL_BAR_PX) / film.widthMm))
  return (
    <div ref={frame} className="min-w-0">
      <ZoomBar zoom={zoom}>{tools}</ZoomBar>
      <FilmCanvas {...props} zoom={zoom} />
    </div>
  )
}

function FilmCanvas({ zoom, ...props }: SheetCanvasProps & { zoom: Zoom }) {
  const { label, film, prints, info, lengthMm, boundMm, invalid, selected, onSelect } = props
  const { handlers, dragged } = props
  const { pxPerMm } = zoom
  const canvas = useRef<HTMLDivElement>(null)
  const visible = useVisibleRange(canvas)
  const ordered = useMemo(() => inOrder(prints), [prints])
  const marks = useMemo(() => orderMarks([...info.values()].map(({ orderNumber }) => orderNumber)), [info])
  const animated = useIsScanvas(pxPerMm)
  const drawnMm = Math.max(lengthMm, film.leadMm) + BEYOND_MM
  const focusable = prints.some(({ jobId }) => jobId === selected) ? selected : ordered[0]?.jobId

  function selectNext(step: 1 | -1): void {
    const at = ordered.findIndex(({ jobId }) => jobId === selected)
    const next = ordered[at === -1 ? 0 : Math.min(Math.max(at + step, 0), ordered.length - 1)]
    if (!next) return
    onSelect(next.jobId)
    setToFocus(next.jobId)
  }
  const [toFocus, setToFocus] = useState<string>()
  useEffect(() => {
    if (toFocus === undefined) return
    canvas.current?.querySelector<HTMLElement>(`[data-print="${toFocus}"]`)?.focus({ preventScroll: true })
    setToFocus(undefined)
  }, [toFocus])
  // A print that was clicked or touched is visible already and must not scroll away from the pointer.
  const [clicked, setClicked] = useState<string>()
  useScrollIntoView(
    canvas,
    prints.find(({ jobId }) => jobId === selected),
    pxPerMm,
    dragged === undefined && clicked !== selected,
  )

  useKeys({
    j: { label: keys.next, run: () => selectNext(1) },
    k: { label: keys.previous, run: () => selectNext(-1) },
    '0': { label: keys.fit, run: zoom.fit },
    '1': { label: keys.actualSize, run: zoom.toActualSize },
    '+': { label: zoomTexts.in, run: zoom.zoomIn },
    '-': { label: zoomTexts.out, run: zoom.zoomOut },
  })

  return (
    <div
      ref={canvas}
      role="group"
      aria-label={label}
      onKeyDownCapture={() => setClicked(undefined)}
      className="relative flex h-[max(24rem,calc(100dvh-19rem))] overflow-auto overscroll-contain border border-rule-strong bg-tray"
    >
      <SideRuler lengthMm={drawnMm} pxPerMm={pxPerMm} widthPx={RULER_PX} />
      <div
        className="relative shrink-0"
        style={{ width: film.widthMm * pxPerMm, height: drawnMm * pxPerMm }}
        onPointerDown={({ target, currentTarget }) => {
          if (target === currentTarget) onSelect(undefined)
        }}
      >
        <FilmBackground {...{ film, lengthMm, boundMm, pxPerMm }} />
        {ordered.map((print) => {
          const { y, height } = boxOf(print)
          const isVisible = y * pxPerMm < visible.toPx && (y + height) * pxPerMm > visible.fromPx
          if (!isVisible && print.jobId !== focusable) return null
          const printInfo = info.get(print.jobId)
          return (
            <PrintBox
              key={print.jobId}
              print={print}
              info={printInfo}
              pxPerMm={pxPerMm}
              mark={(printInfo && marks.get(printInfo.orderNumber)) ?? ''}
              selected={print.jobId === selected}
              reachable={print.jobId === focusable}
              invalid={invalid.has(print.jobId)}
              animated={animated && dragged?.jobId !== print.jobId}
              handlers={handlers}
              onSelect={(jobId) => {
                setClicked(jobId)
                onSelect(jobId)
              }}
            />
          )
        })}
        {dragged && <Guides snap={dragged.snap} pxPerMm={pxPerMm} />}
      </div>
    </div>
  )
}

function Guides({ snap: { acrossMm, alongMm }, pxPerMm }: { snap: Snap; pxPerMm: number }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-10">
      {acrossMm !== undefined && (
        <div className="absolute inset-y-0 border-l border-press" style={{ left: acrossMm * pxPerMm }} />
      )}
      {alongMm !== undefined && (
        <div className="absolute inset-x-0 border-t border-press" style={{ top: alongMm * pxPerMm }} />
      )}
    </div>
  )
}

/** False right after a change: prints are animated when they move, not when the zoom changes. */
function useIsScanvas(value: number): boolean {
  const [last, setLast] = useState(value)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLast(value))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return last === value
}

const SCROLL_MARGIN_PX = 24

function useScrollIntoView(
  canvas: RefObject<HTMLDivElement | null>,
  print: LayoutPrint | undefined,
  pxPerMm: number,
  on: boolean,
): void {
  const box = print && boxOf(print)
  const place = box && `${print.jobId} ${box.x} ${box.y}`
  const latest = useRef(box)
  useEffect(() => {
    latest.current = box
  })
  useEffect(() => {
    const element = canvas.current
    const shown = latest.current
    if (!element || !shown || place === undefined || !on) return
    const [top, bottom] = [shown.y * pxPerMm, (shown.y + shown.height) * pxPerMm]
    const { scrollTop, clientHeight, scrollLeft, clientWidth } = element
    const [left, right] = [shown.x * pxPerMm, (shown.x + shown.width) * pxPerMm + RULER_PX]
    const above = top < scrollTop || bottom > scrollTop + clientHeight
    const beside = left < scrollLeft || right > scrollLeft + clientWidth
    element.scrollTo({
      top: above ? Math.max(0, Math.min(top - SCROLL_MARGIN_PX, bottom - clientHeight / 2)) : scrollTop,
      left: beside ? Math.max(0, left - SCROLL_MARGIN_PX) : scrollLeft,
    })
  }, [canvas, place, pxPerMm, on])
}
