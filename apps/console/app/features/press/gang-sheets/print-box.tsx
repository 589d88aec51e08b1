import { fill } from '@platen/messages'
import { useDrag } from '@platen/ui'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { sizeText } from '../print-jobs/index.ts'
import { isVoid, placeMarks, placeText, printName, type PrintInfo } from './print-info.ts'
import { boxOf, type LayoutPrint } from './layout.ts'
import { shortNumber } from './order-mark.ts'
import { m } from '../../../messages/messages.ts'

export interface PrintHandlers {
  readonly onDragStart: (print: LayoutPrint) => void
  /** Distance from the start of the drag, and the size of a screen pixel on the film. */
  readonly onDrag: (dxMm: number, dyMm: number, mmPerPx: number) => void
  readonly onDragEnd: () => void
  readonly onNudge: (jobId: string, dxMm: number, dyMm: number) => void
  readonly onRotate: (jobId: string) => void
  readonly onPin: (jobId: string) => void
  readonly onRemove: (jobId: string) => void
}

interface PrintBoxProps {
  readonly print: LayoutPrint
  readonly info: PrintInfo | undefined
  readonly pxPerMm: number
  readonly mark: string
  readonly selected: boolean
  /** Roving tab index: one print of the film takes the focus. */
  readonly reachable: boolean
  readonly invalid: boolean
  readonly animated: boolean
  readonly handlers: PrintHandlers | undefined
  readonly onSelect: (jobId: string) => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** A narrower print has no room for its order number. */
const LABEL_PX = 44

export function PrintBox(props: PrintBoxProps) {
  const { print, info, pxPerMm, mark, selected, reachable, invalid, animated, handlers, onSelect } = props
  const from = useRef<{ readonly at: Point; readonly handlers: PrintHandlers | undefined }>(undefined)
  const { onPointerDown, ...drag } = useDrag({
    onStart: (event) => {
      from.current = { at: onFilm(event, pxPerMm), handlers }
      onSelect(print.jobId)
      handlers?.onDragStart(print)
    },
    // The film may have been scrolled or zoomed since.
    onMove: (_dx, _dy, event) => {
      const at = onFilm(event, pxPerMm)
      const start = from.current?.at ?? at
      handlers?.onDrag(at.xMm - start.xMm, at.yMm - start.yMm, 1 / pxPerMm)
    },
    // Packing may have started since, which removes the handlers: end with those that began the drag.
    onEnd: () => from.current?.handlers?.onDragEnd(),
  })
  const { x, y, width, height } = boxOf(print)
  const [, , turned, pinned] = print.place
  const over = isVoid(info)

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onSelect(print.jobId)
      return
    }
    if (!handlers || event.ctrlKey || event.metaKey) return
    const arrow = ARROWS[event.key]
    const size = event.shiftKey ? 10 : event.altKey ? 0.1 : 1
    const does: Record<string, () => void> = {
      r: () => handlers.onRotate(print.jobId),
      p: () => handlers.onPin(print.jobId),
      Delete: () => handlers.onRemove(print.jobId),
      Backspace: () => handlers.onRemove(print.jobId),
    }
    const move = arrow
      ? () => handlers.onNudge(print.jobId, arrow[0] * size, arrow[1] * size)
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
      aria-pressed={selected}
      aria-label={describe(print, info, invalid)}
      data-print={print.jobId}
      onClick={() => onSelect(print.jobId)}
      onKeyDown={onKeyDown}
      {...drag}
      {...(handlers && {
        // Touch must scroll, so only the selected print can be dragged by touch.
        onPointerDown: (event: PointerEvent) => {
          if (selected || event.pointerType !== 'touch') onPointerDown(event)
        },
      })}
      style={{
        width: width * pxPerMm,
        height: height * pxPerMm,
        transform: `translate(${x * pxPerMm}px, ${y * pxPerMm}px)`,
      }}
      className={`group absolute top-0 left-0 outline-offset-1 select-none ${animated ? 'transition-[transform,width,height]' : ''} ${handlers ? 'cursor-move' : 'cursor-pointer'} ${handlers && selected ? 'z-10 touch-none' : ''} ${selected ? 'z-10 outline-2 outline-press' : 'outline-1 outline-rule-strong hover:outline-ink'} ${invalid ? 'bg-bad-wash outline-2 outline-bad' : 'bg-sheet/40'}`}
    >
      {info && (
        <span
          className={`absolute top-0 left-0 origin-top-left overflow-hidden ${over ? 'opacity-25' : ''}`}
          style={{
            width: print.widthMm * pxPerMm,
            height: print.heightMm * pxPerMm,
            ...(turned && { transform: `translateX(${width * pxPerMm}px) rotate(90deg)` }),
          }}
        >
          <Pictures print={print} info={info} pxPerMm={pxPerMm} />
        </span>
      )}
      {over && <span aria-hidden="true" className="film-hatch absolute inset-0 border border-bad" />}
      {info && width * pxPerMm >= LABEL_PX && (
        <span
          aria-hidden="true"
          data-number={markText(info.orderNumber, over)}
          className={`figures absolute top-0 left-0 border-l-4 bg-sheet px-1 text-[0.6875rem] leading-4 text-ink before:content-[attr(data-number)] ${mark}`}
        />
      )}
      {pinned && <Pin />}
    </div>
  )
}

/** Of a sheet that the customer laid out, each piece where it lies there. */
function Pictures({ print, info, pxPerMm }: Pick<PrintBoxProps, 'print' | 'pxPerMm'> & { info: PrintInfo }) {
  if (info.pieces === null)
    return <Artwork size={print} trim={info.trim} url={info.artwork.previewUrl} pxPerMm={pxPerMm} />
  return info.pieces.map((piece, index) => (
    <span
      key={index}
      className="absolute origin-top-left overflow-hidden"
      style={{
        left: (piece.xMm + (piece.turned ? piece.heightMm : 0)) * pxPerMm,
        top: piece.yMm * pxPerMm,
        width: piece.widthMm * pxPerMm,
        height: piece.heightMm * pxPerMm,
        ...(piece.turned && { transform: 'rotate(90deg)' }),
      }}
    >
      <Artwork size={piece} trim={piece.trim} url={piece.previewUrl} pxPerMm={pxPerMm} />
    </span>
  ))
}

interface ArtworkProps {
  readonly size: Pick<LayoutPrint, 'widthMm' | 'heightMm'>
  readonly trim: PrintInfo['trim']
  readonly url: string
  readonly pxPerMm: number
}

/** The whole picture; its empty border lies outside the print. */
function Artwork({ size, trim, url, pxPerMm }: ArtworkProps) {
  const { topMm, rightMm, bottomMm, leftMm } = trim
  return (
    <img
      src={url}
      alt=""
      draggable={false}
      loading="lazy"
      decoding="async"
      className="absolute max-w-none object-fill"
      style={{
        left: -leftMm * pxPerMm,
        top: -topMm * pxPerMm,
        width: (size.widthMm + leftMm + rightMm) * pxPerMm,
        height: (size.heightMm + topMm + bottomMm) * pxPerMm,
      }}
    />
  )
}

interface Point {
  readonly xMm: number
  readonly yMm: number
}

/** The position of a pointer on the film, which is the parent of every print. */
function onFilm({ currentTarget, clientX, clientY }: PointerEvent, pxPerMm: number): Point {
  const film = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect()
  return { xMm: (clientX - film.left) / pxPerMm, yMm: (clientY - film.top) / pxPerMm }
}

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

function describe(print: LayoutPrint, info: PrintInfo | undefined, invalid: boolean): string {
  const { width, height } = boxOf(print)
  return [
    printName(info),
    sizeText({ widthMm: width, heightMm: height }),
    placeText(print),
    ...placeMarks(print),
    ...(isVoid(info) ? [m.sheets.print.void] : []),
    ...(invalid ? [m.sheets.print.problem] : []),
  ].join(', ')
}

function markText(orderNumber: string, over: boolean): string {
  const number = shortNumber(orderNumber)
  return over ? fill(m.sheets.print.voidMark, { number }) : number
}
