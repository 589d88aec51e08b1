import { useWidth } from '@platen/ui'
import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useKeys } from '../../lib/keys.ts'
import type { FactsByJob } from './facts.ts'
import { BEYOND_MM, FilmGround, SideRuler } from './film-ground.tsx'
import { LaidPrintBox, type Hands } from './laid-print.tsx'
import { boxOf, inOrder, type Film, type LaidPrint } from './layout.ts'
import { orderMarks } from './order-mark.ts'
import type { Dragged } from './use-hands.ts'
import type { Snap } from './snap.ts'
import { useWindow } from './use-window.ts'
import { useZoom, type Zoom } from './use-zoom.ts'
import { ZoomBar } from './zoom-bar.tsx'

interface SheetCanvasProps {
  readonly label: string
  readonly film: Film
  readonly prints: readonly LaidPrint[]
  readonly facts: FactsByJob
  readonly lengthMm: number
  /** Undefined for a layout that the shop has not measured. */
  readonly boundMm: number | undefined
  readonly clashing: ReadonlySet<string>
  readonly chosen: string | undefined
  readonly onChoose: (jobId: string | undefined) => void
  /** Undefined where nothing can be moved. */
  readonly hands: Hands | undefined
  readonly dragged: Dragged | undefined
  /** Above the film, beside the zoom. */
  readonly tools?: ReactNode
}

const RULER_PX = 34
const SUPPOSED_WIDTH_PX = 760
/** Of the scroll bar, where it takes room. */
const BAR_PX = 16

/** The sheet as it lies on the light table: true to scale, whatever is in sight of it. */
export function SheetCanvas(props: SheetCanvasProps) {
  const { film, tools } = props
  const [frame, widthPx] = useWidth<HTMLDivElement>(SUPPOSED_WIDTH_PX)
  const zoom = useZoom(Math.max(0.1, (widthPx - RULER_PX - BAR_PX) / film.widthMm))
  return (
    <div ref={frame} className="min-w-0">
      <ZoomBar zoom={zoom}>{tools}</ZoomBar>
      <LightTable {...props} zoom={zoom} />
    </div>
  )
}

function LightTable({ zoom, ...props }: SheetCanvasProps & { zoom: Zoom }) {
  const { label, film, prints, facts, lengthMm, boundMm, clashing, chosen, onChoose } = props
  const { hands, dragged } = props
  const { pxPerMm } = zoom
  const table = useRef<HTMLDivElement>(null)
  const band = useWindow(table)
  const ordered = useMemo(() => inOrder(prints), [prints])
  const marks = useMemo(() => orderMarks([...facts.values()].map(({ orderNumber }) => orderNumber)), [facts])
  const gliding = useSteady(pxPerMm)
  const drawnMm = Math.max(lengthMm, film.leadMm) + BEYOND_MM
  const reached = prints.some(({ jobId }) => jobId === chosen) ? chosen : ordered[0]?.jobId

  function go(step: 1 | -1): void {
    const at = ordered.findIndex(({ jobId }) => jobId === chosen)
    const next = ordered[at === -1 ? 0 : Math.min(Math.max(at + step, 0), ordered.length - 1)]
    if (!next) return
    onChoose(next.jobId)
    setWanted(next.jobId)
  }
  const [wanted, setWanted] = useState<string>()
  useEffect(() => {
    if (wanted === undefined) return
    table.current?.querySelector<HTMLElement>(`[data-print="${wanted}"]`)?.focus({ preventScroll: true })
    setWanted(undefined)
  }, [wanted])
  // What a finger took hold of is in sight already, and must not slip away under it.
  const [held, setHeld] = useState<string>()
  useBringIntoSight(
    table,
    prints.find(({ jobId }) => jobId === chosen),
    pxPerMm,
    dragged === undefined && held !== chosen,
  )

  useKeys({
    j: { label: 'Next print on the film', run: () => go(1) },
    k: { label: 'Print before', run: () => go(-1) },
    '0': { label: 'Film as wide as the page', run: zoom.fit },
    '1': { label: 'Film at its true size', run: zoom.toTrueSize },
    '+': { label: 'Nearer', run: zoom.nearer },
    '-': { label: 'Further away', run: zoom.further },
  })

  return (
    <div
      ref={table}
      role="group"
      aria-label={label}
      onKeyDownCapture={() => setHeld(undefined)}
      className="relative flex h-[max(24rem,calc(100dvh-19rem))] overflow-auto overscroll-contain border border-rule-strong bg-tray"
    >
      <SideRuler lengthMm={drawnMm} pxPerMm={pxPerMm} widthPx={RULER_PX} />
      <div
        className="relative shrink-0"
        style={{ width: film.widthMm * pxPerMm, height: drawnMm * pxPerMm }}
        onPointerDown={({ target, currentTarget }) => {
          if (target === currentTarget) onChoose(undefined)
        }}
      >
        <FilmGround {...{ film, lengthMm, boundMm, pxPerMm }} />
        {ordered.map((print) => {
          const { y, height } = boxOf(print)
          const inSight = y * pxPerMm < band.toPx && (y + height) * pxPerMm > band.fromPx
          if (!inSight && print.jobId !== reached) return null
          const known = facts.get(print.jobId)
          return (
            <LaidPrintBox
              key={print.jobId}
              print={print}
              facts={known}
              pxPerMm={pxPerMm}
              mark={(known && marks.get(known.orderNumber)) ?? ''}
              chosen={print.jobId === chosen}
              reachable={print.jobId === reached}
              clashing={clashing.has(print.jobId)}
              gliding={gliding && dragged?.jobId !== print.jobId}
              hands={hands}
              onChoose={(jobId) => {
                setHeld(jobId)
                onChoose(jobId)
              }}
            />
          )
        })}
        {dragged && <Guides snap={dragged.snap} pxPerMm={pxPerMm} />}
      </div>
    </div>
  )
}

/** What the print that is dragged holds on to. */
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

/** False while a value has just changed: prints glide over the film, not with it. */
function useSteady(value: number): boolean {
  const [last, setLast] = useState(value)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLast(value))
    return () => cancelAnimationFrame(frame)
  }, [value])
  return last === value
}

const ROOM_PX = 24

function useBringIntoSight(
  table: RefObject<HTMLDivElement | null>,
  print: LaidPrint | undefined,
  pxPerMm: number,
  on: boolean,
): void {
  const box = print && boxOf(print)
  const place = box && `${print.jobId} ${box.x} ${box.y}`
  const newest = useRef(box)
  useEffect(() => {
    newest.current = box
  })
  useEffect(() => {
    const element = table.current
    const shown = newest.current
    if (!element || !shown || place === undefined || !on) return
    const [top, bottom] = [shown.y * pxPerMm, (shown.y + shown.height) * pxPerMm]
    const { scrollTop, clientHeight, scrollLeft, clientWidth } = element
    const [left, right] = [shown.x * pxPerMm, (shown.x + shown.width) * pxPerMm + RULER_PX]
    const above = top < scrollTop || bottom > scrollTop + clientHeight
    const beside = left < scrollLeft || right > scrollLeft + clientWidth
    element.scrollTo({
      top: above ? Math.max(0, Math.min(top - ROOM_PX, bottom - clientHeight / 2)) : scrollTop,
      left: beside ? Math.max(0, left - ROOM_PX) : scrollLeft,
    })
  }, [table, place, pxPerMm, on])
}
