import type { FilmBox } from '@platen/placement'
import { warningsOf } from '../sheet/print-measures.ts'
import { boxOf, type Sheet, type SheetPrint } from '../sheet/sheet.ts'
import { checkedSheet, type SheetEditor } from '../sheet/sheet-editor.ts'
import { createGlide } from './glide.ts'
import { paintStage, type PaintedPiece } from './paint-stage.ts'
import { createPictures } from './pictures.ts'
import { readColours } from './read-colours.ts'
import { toPx, type StageView } from './stage-view.ts'

export interface StageOptions {
  readonly editor: SheetEditor
  readonly view: StageView
  readonly unit: 'mm' | 'in'
  readonly limits: { readonly minDpi: number; readonly recommendedDpi: number }
  readonly cutText: (lengthMm: number) => string
}

export interface Drag {
  readonly id: string
  readonly pointerId: number
  readonly fromX: number
  readonly fromY: number
  readonly start: FilmBox
  readonly others: readonly FilmBox[]
  x: number
  y: number
  acrossMm: number | undefined
  alongMm: number | undefined
  moved: boolean
}

const EDGE_PX = 36

type PreparedPiece = Omit<PaintedPiece, 'picture'> & {
  readonly id: string
  readonly print: SheetPrint | undefined
}

interface StageDeps {
  readonly editor: SheetEditor
  readonly scroller: HTMLDivElement
  readonly canvas: HTMLCanvasElement
  readonly frame: () => HTMLButtonElement | null
  readonly drag: () => Drag | undefined
  readonly settings: () => Omit<StageOptions, 'editor'>
}

export function createStage({ editor, scroller, canvas, frame, drag, settings }: StageDeps) {
  const glide = createGlide()
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let colours = readColours(scroller)
  let waiting = 0
  /** The picture is older than the sheet; otherwise only the frame of the selected piece may be elsewhere. */
  let isStale = true
  let painted: (Pick<StageOptions, 'view' | 'unit'> & { readonly sheet: Sheet }) | undefined
  let known: { readonly sheet: Sheet; readonly pieces: PreparedPiece[] } | undefined
  const pictures = createPictures(paint)

  function paint(): void {
    isStale = true
    drawSoon()
  }

  function drawSoon(): void {
    waiting ||= requestAnimationFrame(draw)
  }

  /** A selection alone does not paint 300 pieces again. */
  function refresh(): void {
    const { placed, lengthMm } = current()
    const targets = new Map(placed.map(({ id, xMm, yMm }) => [id, { x: xMm, y: yMm }]))
    const moves = glide.moveTo(targets, lengthMm, performance.now(), !still.matches && !drag())
    if (moves || !isPainted()) paint()
    else drawSoon()
  }

  function isPainted(): boolean {
    const { view, unit } = settings()
    return (
      painted?.sheet === editor.get().history.present &&
      painted.unit === unit &&
      painted.view.pxPerMm === view.pxPerMm &&
      painted.view.heightPx === view.heightPx
    )
  }

  function current() {
    return checkedSheet(editor.get().history.present, editor.film)
  }

  function draw(): void {
    waiting = 0
    const now = performance.now()
    if (isStale || !glide.isOver(now) || drag()?.moved) paintSheet(now)
    placeFrame(now)
    if (isStale) drawSoon()
  }

  function paintSheet(now: number): void {
    const { view, unit, cutText } = settings()
    const context = canvas.getContext('2d')
    if (!context) return
    isStale = false
    painted = { view, unit, sheet: editor.get().history.present }
    const scale = Math.min(2, devicePixelRatio || 1)
    const [width, height] = [scroller.clientWidth, scroller.clientHeight]
    if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
      canvas.width = Math.round(width * scale)
      canvas.height = Math.round(height * scale)
      canvas.style.width = `${width}px`
      canvas.style.height = `${height}px`
    }
    context.setTransform(scale, 0, 0, scale, 0, 0)
    const moved = drag()
    if (moved?.moved) scrollAtEdges(moved)
    const { lengthMm } = current()
    paintStage(context, {
      ...{ view, unit, colours, film: editor.film },
      lengthMm: glide.endAt(now),
      cutText: cutText(lengthMm),
      pieces: paintedPieces(now),
      guides: moved ?? {},
      window: { left: scroller.scrollLeft, top: scroller.scrollTop, width, height },
    })
    if (!glide.isOver(now)) isStale = true
  }

  /** What does not change from one frame to the next, computed once for each state of the sheet. */
  function prepared() {
    const { present } = editor.get().history
    if (known?.sheet === present) return known.pieces
    const { placed, problems } = current()
    const wrong = new Set(problems.map(({ piece }) => placed[piece]?.id))
    const prints = new Map(present.prints.map((print) => [print.id, print]))
    const { limits } = settings()
    const warned = new Set(
      present.prints
        .filter((print) => warningsOf(print.artwork, print, limits).length > 0)
        .map(({ id }) => id),
    )
    const pieces = placed.map((piece) => ({
      id: piece.id,
      box: boxOf(piece),
      turned: piece.turned,
      pinned: piece.pinned,
      mark: wrong.has(piece.id)
        ? ('wrong' as const)
        : warned.has(piece.printId)
          ? ('warned' as const)
          : ('none' as const),
      print: prints.get(piece.printId),
    }))
    known = { sheet: present, pieces }
    return pieces
  }

  function paintedPieces(now: number): PaintedPiece[] {
    const moved = drag()
    return prepared().map(({ id, print, ...piece }) => {
      const at = moved?.id === id ? moved : glide.at(id, now)
      return {
        ...piece,
        box: at ? { ...piece.box, x: at.x, y: at.y } : piece.box,
        picture: print && pictures.of(print),
      }
    })
  }

  function placeFrame(now: number): void {
    const element = frame()
    const { selected } = editor.get()
    const piece = current().placed.find(({ id }) => id === selected)
    if (!element || !piece) return
    const moved = drag()
    const at = moved?.id === piece.id ? moved : glide.at(piece.id, now)
    const place = toPx({ ...boxOf(piece), ...(at ? { x: at.x, y: at.y } : {}) }, settings().view)
    element.style.transform = `translate(${place.left}px, ${place.top}px)`
    element.style.width = `${place.width}px`
    element.style.height = `${place.height}px`
  }

  /** While something is moved towards the edge of what is seen. */
  function scrollAtEdges(moved: Drag): void {
    const place = toPx({ ...moved.start, x: moved.x, y: moved.y }, settings().view)
    const top = place.top - scroller.scrollTop
    const bottom = top + Math.min(place.height, scroller.clientHeight / 2)
    const by = top < 0 ? -12 : bottom > scroller.clientHeight - EDGE_PX ? 12 : 0
    if (by === 0) return
    const before = scroller.scrollTop
    scroller.scrollTop += by
    if (scroller.scrollTop !== before) paint()
  }

  const recolour = () => {
    colours = readColours(scroller)
    paint()
  }
  const stopListening = editor.subscribe(refresh)
  const size = new ResizeObserver(paint)
  size.observe(scroller)
  scroller.addEventListener('scroll', paint, { passive: true })
  dark.addEventListener('change', recolour)
  void document.fonts.ready.then(paint)
  refresh()

  return {
    paint,
    refresh,
    /** At the end of a drag, before the sheet says so: otherwise the piece would glide from where it was. */
    put: ({ id, x, y }: Drag) => glide.put(id, { x, y }),
    reveal: () => {
      const piece = current().placed.find(({ id }) => id === editor.get().selected)
      if (!piece) return
      const { top, height } = toPx(boxOf(piece), settings().view)
      const { scrollTop, clientHeight } = scroller
      if (top < scrollTop) scroller.scrollTop = top - EDGE_PX
      else if (top + height > scrollTop + clientHeight)
        scroller.scrollTop = Math.min(top - EDGE_PX, top + height - clientHeight + EDGE_PX)
    },
    close: () => {
      cancelAnimationFrame(waiting)
      waiting = -1
      stopListening()
      size.disconnect()
      scroller.removeEventListener('scroll', paint)
      dark.removeEventListener('change', recolour)
      pictures.close()
    },
  }
}
