import type { FilmBox, SheetFilm } from '@platen/placement'
import { drawInk, spriteOf, type Picture } from './sprites.ts'
import { GUTTER_PX, PAD_PX, rulerSteps, toPx, type StageView } from './stage-view.ts'

export interface PaintedPiece {
  readonly box: FilmBox
  readonly turned: boolean
  readonly pinned: boolean
  readonly mark: 'none' | 'warned' | 'wrong'
  readonly picture: Picture | undefined
}

export interface StageColours {
  readonly paper: string
  readonly sheet: string
  readonly film: string
  readonly filmCheck: string
  readonly tray: string
  readonly ink: string
  readonly inkSoft: string
  readonly rule: string
  readonly ruleStrong: string
  readonly press: string
  readonly warn: string
  readonly bad: string
  readonly figures: string
}

export interface Painting {
  readonly view: StageView
  readonly film: SheetFilm
  readonly lengthMm: number
  readonly pieces: readonly PaintedPiece[]
  readonly colours: StageColours
  readonly unit: 'mm' | 'in'
  readonly cutText: string
  /** Lines that a moved piece snapped to. */
  readonly guides: { readonly acrossMm?: number | undefined; readonly alongMm?: number | undefined }
  /** The part that is seen. */
  readonly window: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** Draws what is seen, so that a long sheet costs no more than a short one. */
export function paintStage(context: CanvasRenderingContext2D, painting: Painting): void {
  const { window, colours } = painting
  context.save()
  context.fillStyle = colours.tray
  context.fillRect(0, 0, window.width, window.height)
  context.translate(-window.left, -window.top)
  paintFilm(context, painting)
  paintPieces(context, painting)
  paintGuides(context, painting)
  paintCut(context, painting)
  context.restore()
  paintRuler(context, painting)
}

const TILE_PX = 8

function paintFilm(
  context: CanvasRenderingContext2D,
  { view, film, lengthMm, colours, window }: Painting,
): void {
  const end = Math.max(lengthMm, 0)
  const whole = toPx({ x: 0, y: 0, width: film.widthMm, height: end }, view)
  const bottom = window.top + window.height
  context.fillStyle = colours.paper
  context.fillRect(whole.left, PAD_PX, whole.width, bottom - PAD_PX)
  context.fillStyle = colours.film
  context.fillRect(whole.left, whole.top, whole.width, whole.height)
  context.fillStyle = checkerboard(context, colours)
  context.fillRect(whole.left, whole.top, whole.width, whole.height)
  const margin = film.sideMarginMm * view.pxPerMm
  context.fillStyle = colours.rule
  context.globalAlpha = 0.5
  context.fillRect(whole.left, whole.top, margin, whole.height)
  context.fillRect(whole.left + whole.width - margin, whole.top, margin, whole.height)
  context.globalAlpha = 1
  context.strokeStyle = colours.ruleStrong
  context.lineWidth = 1
  context.strokeRect(whole.left - 0.5, whole.top - 0.5, whole.width + 1, bottom - whole.top + 2)
}

const patterns = new WeakMap<
  CanvasRenderingContext2D,
  { readonly colour: string; readonly made: CanvasPattern }
>()

function checkerboard(
  context: CanvasRenderingContext2D,
  { filmCheck }: StageColours,
): CanvasPattern | string {
  const known = patterns.get(context)
  if (known?.colour === filmCheck) return known.made
  const tile = document.createElement('canvas')
  tile.width = tile.height = TILE_PX * 2
  const drawing = tile.getContext('2d')
  if (!drawing) return 'transparent'
  drawing.fillStyle = filmCheck
  drawing.fillRect(0, 0, TILE_PX, TILE_PX)
  drawing.fillRect(TILE_PX, TILE_PX, TILE_PX, TILE_PX)
  const made = context.createPattern(tile, 'repeat')
  if (!made) return 'transparent'
  patterns.set(context, { colour: filmCheck, made })
  return made
}

function paintPieces(context: CanvasRenderingContext2D, { view, pieces, window, colours }: Painting): void {
  for (const piece of pieces) {
    const place = toPx(piece.box, view)
    if (place.top > window.top + window.height || place.top + place.height < window.top) continue
    if (place.left > window.left + window.width || place.left + place.width < window.left) continue
    paintPicture(context, piece, place, colours)
    context.lineWidth = piece.mark === 'wrong' ? 2 : 1
    context.strokeStyle = piece.mark === 'wrong' ? colours.bad : colours.ruleStrong
    context.globalAlpha = piece.mark === 'wrong' ? 1 : 0.45
    context.strokeRect(place.left + 0.5, place.top + 0.5, place.width - 1, place.height - 1)
    context.globalAlpha = 1
    if (piece.mark === 'wrong') {
      context.globalAlpha = 0.14
      context.fillStyle = colours.bad
      context.fillRect(place.left, place.top, place.width, place.height)
      context.globalAlpha = 1
    }
    if (Math.min(place.width, place.height) > 22) {
      if (piece.pinned) paintDot(context, place.left + place.width - 8, place.top + 8, colours.ink, colours)
      if (piece.mark === 'warned') paintDot(context, place.left + 8, place.top + 8, colours.warn, colours)
    }
  }
}

type PlacePx = ReturnType<typeof toPx>

function paintPicture(
  context: CanvasRenderingContext2D,
  { picture, turned }: PaintedPiece,
  place: PlacePx,
  { rule }: StageColours,
): void {
  if (!picture) {
    context.fillStyle = rule
    context.fillRect(place.left, place.top, place.width, place.height)
    return
  }
  const { a: scale } = context.getTransform()
  const sprite = spriteOf(picture, turned, Math.round(place.width * scale), Math.round(place.height * scale))
  if (sprite) context.drawImage(sprite, place.left, place.top, sprite.width / scale, sprite.height / scale)
  else drawInk(context, picture, turned, place)
}

function paintDot(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  colour: string,
  { sheet }: StageColours,
): void {
  context.beginPath()
  context.arc(x, y, 4, 0, 2 * Math.PI)
  context.fillStyle = colour
  context.fill()
  context.lineWidth = 1.5
  context.strokeStyle = sheet
  context.stroke()
}

function paintGuides(
  context: CanvasRenderingContext2D,
  { view, film, guides, colours, window }: Painting,
): void {
  const { acrossMm, alongMm } = guides
  context.strokeStyle = colours.press
  context.lineWidth = 1
  context.beginPath()
  if (acrossMm !== undefined) {
    const x = Math.round(GUTTER_PX + acrossMm * view.pxPerMm) + 0.5
    context.moveTo(x, Math.max(PAD_PX, window.top))
    context.lineTo(x, window.top + window.height)
  }
  if (alongMm !== undefined) {
    const y = Math.round(PAD_PX + alongMm * view.pxPerMm) + 0.5
    context.moveTo(GUTTER_PX, y)
    context.lineTo(GUTTER_PX + film.widthMm * view.pxPerMm, y)
  }
  context.stroke()
}

function paintCut(context: CanvasRenderingContext2D, painting: Painting): void {
  const { view, film, lengthMm, colours, cutText } = painting
  if (lengthMm <= 0) return
  const y = Math.round(PAD_PX + lengthMm * view.pxPerMm) + 0.5
  const right = GUTTER_PX + film.widthMm * view.pxPerMm
  context.strokeStyle = colours.press
  context.lineWidth = 2
  context.setLineDash([8, 5])
  context.beginPath()
  context.moveTo(GUTTER_PX, y)
  context.lineTo(right, y)
  context.stroke()
  context.setLineDash([])
  context.fillStyle = colours.press
  context.font = `600 13px ${colours.figures}`
  context.textAlign = 'right'
  context.textBaseline = 'top'
  context.fillText(cutText, right - 4, y + 7)
}

/** Stays at the left edge while the drawing is scrolled. */
function paintRuler(
  context: CanvasRenderingContext2D,
  { view, window, lengthMm, colours, unit }: Painting,
): void {
  const { pxPerMm } = view
  context.fillStyle = colours.paper
  context.fillRect(0, 0, GUTTER_PX - 6, window.height)
  context.strokeStyle = colours.ruleStrong
  context.lineWidth = 1
  const { tick, number } = rulerSteps(pxPerMm, unit)
  const first = Math.max(0, Math.floor((window.top - PAD_PX) / pxPerMm / tick))
  const last = Math.ceil((window.top + window.height - PAD_PX) / pxPerMm / tick)
  const every = Math.round(number / tick)
  context.beginPath()
  context.font = `11px ${colours.figures}`
  context.textAlign = 'right'
  context.textBaseline = 'alphabetic'
  for (let at = first; at <= last; at += 1) {
    const mm = at * tick
    const y = Math.round(PAD_PX + mm * pxPerMm - window.top) + 0.5
    const numbered = at % every === 0
    context.moveTo(GUTTER_PX - 6, y)
    context.lineTo(GUTTER_PX - (numbered ? 18 : 11), y)
    if (numbered && y > 8) {
      context.fillStyle = mm <= lengthMm ? colours.ink : colours.inkSoft
      context.fillText(String(Math.round(unit === 'mm' ? mm / 10 : mm / 25.4)), GUTTER_PX - 9, y - 3)
    }
  }
  context.moveTo(GUTTER_PX - 5.5, 0)
  context.lineTo(GUTTER_PX - 5.5, window.height)
  context.stroke()
  context.fillStyle = colours.inkSoft
  context.textAlign = 'left'
  context.fillText(unit === 'mm' ? 'cm' : 'in', 4, 12)
}
