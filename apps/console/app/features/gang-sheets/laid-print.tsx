import { useDrag } from '@platen/ui'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { nameOfPrint, isOver, type Facts } from './facts.ts'
import { boxOf, type LaidPrint } from './layout.ts'
import { shortNumber } from './order-mark.ts'

/** What hands and keys do with prints. Undefined where the layout stands fast. */
export interface Hands {
  readonly onDragStart: (print: LaidPrint) => void
  /** How far on the film from where it began, and what a pixel of the screen is. */
  readonly onDrag: (dxMm: number, dyMm: number, mmPerPx: number) => void
  readonly onDragEnd: () => void
  readonly onNudge: (jobId: string, dxMm: number, dyMm: number) => void
  readonly onTurn: (jobId: string) => void
  readonly onPin: (jobId: string) => void
  readonly onLeaveOut: (jobId: string) => void
}

interface LaidPrintBoxProps {
  readonly print: LaidPrint
  readonly facts: Facts | undefined
  readonly pxPerMm: number
  /** The colour of its order. */
  readonly mark: string
  readonly chosen: boolean
  /** The one that Tab leads to. */
  readonly reachable: boolean
  readonly clashing: boolean
  readonly gliding: boolean
  readonly hands: Hands | undefined
  readonly onChoose: (jobId: string) => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Smaller than this there is no room for the number of its order. */
const LABEL_PX = 44

/** One print where it lies on the film, as large as it is. */
export function LaidPrintBox(props: LaidPrintBoxProps) {
  const { print, facts, pxPerMm, mark, chosen, reachable, clashing, gliding, hands, onChoose } = props
  const from = useRef<{ readonly at: Point; readonly hands: Hands | undefined }>(undefined)
  const { onPointerDown, ...drag } = useDrag({
    onStart: (event) => {
      from.current = { at: onFilm(event, pxPerMm), hands }
      onChoose(print.jobId)
      hands?.onDragStart(print)
    },
    // The film may have been scrolled or drawn larger since.
    onMove: (_dx, _dy, event) => {
      const at = onFilm(event, pxPerMm)
      const start = from.current?.at ?? at
      hands?.onDrag(at.xMm - start.xMm, at.yMm - start.yMm, 1 / pxPerMm)
    },
    // Packing may have begun since: who took it lets it go.
    onEnd: () => from.current?.hands?.onDragEnd(),
  })
  const { x, y, width, height } = boxOf(print)
  const [, , turned, pinned] = print.place
  const over = isOver(facts)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose(print.jobId)
      return
    }
    if (!hands || event.ctrlKey || event.metaKey) return
    const arrow = ARROWS[event.key]
    const size = event.shiftKey ? 10 : event.altKey ? 0.1 : 1
    const does: Record<string, () => void> = {
      r: () => hands.onTurn(print.jobId),
      p: () => hands.onPin(print.jobId),
      Delete: () => hands.onLeaveOut(print.jobId),
      Backspace: () => hands.onLeaveOut(print.jobId),
    }
    const move = arrow
      ? () => hands.onNudge(print.jobId, arrow[0] * size, arrow[1] * size)
      : does[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!move) return
    event.preventDefault()
    event.stopPropagation()
    move()
  }

  return (
    <div
      role="button"
      tabIndex={reachable ? 0 : -1}
      aria-pressed={chosen}
      aria-label={words(print, facts, clashing)}
      data-print={print.jobId}
      onClick={() => onChoose(print.jobId)}
      onKeyDown={onKeyDown}
      {...drag}
      {...(hands && {
        // A finger that only scrolls must not take a print along: it takes what is chosen.
        onPointerDown: (event: PointerEvent) => {
          if (chosen || event.pointerType !== 'touch') onPointerDown(event)
        },
      })}
      style={{
        width: width * pxPerMm,
        height: height * pxPerMm,
        transform: `translate(${x * pxPerMm}px, ${y * pxPerMm}px)`,
      }}
      className={`group absolute top-0 left-0 outline-offset-1 select-none ${gliding ? 'transition-[transform,width,height]' : ''} ${hands ? 'cursor-move' : 'cursor-pointer'} ${hands && chosen ? 'z-10 touch-none' : ''} ${chosen ? 'z-10 outline-2 outline-press' : 'outline-1 outline-rule-strong hover:outline-ink'} ${clashing ? 'bg-bad-wash outline-2 outline-bad' : 'bg-sheet/40'}`}
    >
      {facts && (
        <img
          src={facts.artwork.previewUrl}
          alt=""
          draggable={false}
          loading="lazy"
          decoding="async"
          className={`absolute top-0 left-0 max-w-none origin-top-left object-fill ${over ? 'opacity-25' : ''}`}
          style={{
            width: print.widthMm * pxPerMm,
            height: print.heightMm * pxPerMm,
            ...(turned && { transform: `translateX(${width * pxPerMm}px) rotate(90deg)` }),
          }}
        />
      )}
      {over && <span aria-hidden="true" className="film-hatch absolute inset-0 border border-bad" />}
      {facts && width * pxPerMm >= LABEL_PX && (
        <span
          aria-hidden="true"
          data-number={`${shortNumber(facts.orderNumber)}${over ? ' void' : ''}`}
          className={`figures absolute top-0 left-0 border-l-4 bg-sheet px-1 text-[0.6875rem] leading-4 text-ink before:content-[attr(data-number)] ${mark}`}
        />
      )}
      {pinned && <Pin />}
    </div>
  )
}

interface Point {
  readonly xMm: number
  readonly yMm: number
}

/** Where on the film a pointer is. Prints lie on it side by side. */
function onFilm({ currentTarget, clientX, clientY }: PointerEvent, pxPerMm: number): Point {
  const film = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect()
  return { xMm: (clientX - film.left) / pxPerMm, yMm: (clientY - film.top) / pxPerMm }
}

/** Held to the film by hand. */
function Pin() {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      className="absolute top-0 right-0 size-4 bg-sheet text-press-strong"
    >
      <path d="M8 1v9M4.5 5.5h7M5.5 10h5L8 15Z" fill="currentColor" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}

function words(print: LaidPrint, facts: Facts | undefined, clashing: boolean): string {
  const { x, y, width, height } = boxOf(print)
  const [, , turned, pinned] = print.place
  return [
    nameOfPrint(facts),
    `${width} × ${height} mm`,
    `${x} mm across, ${y} mm along`,
    ...(turned ? ['turned'] : []),
    ...(pinned ? ['pinned'] : []),
    ...(isOver(facts) ? ['void'] : []),
    ...(clashing ? ['in the way of another'] : []),
  ].join(', ')
}
