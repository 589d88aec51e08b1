import { snapBox } from '@platen/placement'
import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react'
import { boxOf, movePiece, type PlacedPiece } from '../sheet/sheet.ts'
import { checkedSheet } from '../sheet/sheet-editor.ts'
import { createStage, type Drag, type StageOptions } from './stage-loop.ts'
import { toMm } from './stage-view.ts'

const TAP_SLOP_PX = 4
const SNAP_PX = 7

/** One canvas shows all pieces, and one element the selected one: 300 pieces cost a frame as much as ten. */
export function useStage({ editor, view, unit, limits, cutText }: StageOptions) {
  const scroller = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLButtonElement>(null)
  const drag = useRef<Drag>(undefined)
  const stage = useRef<ReturnType<typeof createStage>>(undefined)

  const settings = useEffectEvent(() => ({ view, unit, limits, cutText }))

  useEffect(() => {
    const place = { scroller: scroller.current, canvas: canvas.current }
    if (!place.scroller || !place.canvas) return
    const made = createStage({
      ...{ editor, scroller: place.scroller, canvas: place.canvas },
      frame: () => frame.current,
      drag: () => drag.current,
      settings: () => settings(),
    })
    stage.current = made
    return () => made.close()
  }, [editor])

  useEffect(() => stage.current?.refresh())

  function begin(event: PointerEvent, piece: PlacedPiece): void {
    editor.stop()
    const { placed } = checkedSheet(editor.get().history.present, editor.film)
    const start = boxOf(piece)
    drag.current = {
      ...{ id: piece.id, pointerId: event.pointerId, fromX: event.clientX, fromY: event.clientY },
      ...{ start, x: start.x, y: start.y, acrossMm: undefined, alongMm: undefined, moved: false },
      others: placed.filter(({ id }) => id !== piece.id).map(boxOf),
    }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent): void {
    const now = drag.current
    if (now?.pointerId !== event.pointerId) return
    const [dx, dy] = [event.clientX - now.fromX, event.clientY - now.fromY]
    if (!now.moved && Math.hypot(dx, dy) < TAP_SLOP_PX) return
    now.moved = true
    const { film } = editor
    const free = {
      ...now.start,
      x: between(
        film.sideMarginMm,
        now.start.x + dx / view.pxPerMm,
        film.widthMm - film.sideMarginMm - now.start.width,
      ),
      y: Math.max(0, now.start.y + dy / view.pxPerMm),
    }
    const snap = event.altKey ? undefined : snapBox(free, now.others, film, SNAP_PX / view.pxPerMm)
    now.x = snap?.x ?? free.x
    now.y = Math.max(0, snap?.y ?? free.y)
    now.acrossMm = snap?.acrossMm
    now.alongMm = snap?.alongMm
    stage.current?.paint()
  }

  function onPointerEnd(event: PointerEvent): void {
    const done = drag.current
    if (done?.pointerId !== event.pointerId) return
    drag.current = undefined
    if (!done.moved) return
    stage.current?.put(done)
    editor.edit((sheet) => movePiece(sheet, done.id, done.x, done.y))
    stage.current?.paint()
  }

  function pieceAt(event: { readonly clientX: number; readonly clientY: number }): PlacedPiece | undefined {
    const box = canvas.current?.getBoundingClientRect()
    if (!box || !scroller.current) return undefined
    const { x, y } = toMm(
      event.clientX - box.left + scroller.current.scrollLeft,
      event.clientY - box.top + scroller.current.scrollTop,
      view,
    )
    const { placed } = checkedSheet(editor.get().history.present, editor.film)
    return placed.findLast((piece) => {
      const lies = boxOf(piece)
      return x >= lies.x && x <= lies.x + lies.width && y >= lies.y && y <= lies.y + lies.height
    })
  }

  return {
    scroller,
    canvas,
    frame,
    /** A mouse moves what it presses; a finger first selects, so that it can scroll. */
    canvasHandlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0 || event.pointerType === 'touch') return
        const piece = pieceAt(event)
        editor.select(piece?.id ?? null)
        if (piece) begin(event, piece)
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
      onClick: (event: { readonly clientX: number; readonly clientY: number }) =>
        editor.select(pieceAt(event)?.id ?? null),
    },
    frameHandlers: {
      onPointerDown: (event: PointerEvent) => {
        const { placed } = checkedSheet(editor.get().history.present, editor.film)
        const piece = placed.find(({ id }) => id === editor.get().selected)
        if (event.button === 0 && piece) begin(event, piece)
      },
      onPointerMove,
      onPointerUp: onPointerEnd,
      onPointerCancel: onPointerEnd,
    },
    /** Puts back what is being moved, such as when a second finger comes to zoom. */
    letGo: () => {
      if (!drag.current) return
      drag.current = undefined
      stage.current?.paint()
    },
    /** Brings the selected piece into view. */
    reveal: () => stage.current?.reveal(),
  }
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value))
}
