import { zoneTransform } from '@platen/ui'
import {
  alongZone,
  onGarment,
  printBox,
  printCentre,
  turnedSize,
  zoneCentre,
  type GarmentBox,
} from '@platen/placement'
import { useRef, type KeyboardEvent } from 'react'
import { usePage } from '../../../lib/page.ts'
import { SVG_FOCUS } from '../../../lib/preact/svg-focus.ts'
import { fill } from '@platen/messages'
import type { Placement } from '../../cart/index.ts'
import { changePlacement, placementOn, removePlacement } from '../design/design.ts'
import { useDesigner } from '../designer-context.ts'
import { pinch, pullCorner, turn, type Corner, type Point } from '../design/move-print.ts'
import { TURN_RADIUS_PX, turnHandleAt, type CanvasWindow } from './canvas-window.ts'
import { CornerHandle } from './corner-handle.tsx'
import { keyAction } from './print-keys.ts'
import { ratioOf } from '../design/print-size.ts'
import { moveAndSnap, type SnapLine } from '../design/snap.ts'
import { useDragHandle, type TouchesRef, type ScreenPoint } from './use-drag-handle.ts'
import type { Zone } from '../design/printable-garment.ts'

interface PrintControlsProps {
  readonly print: Placement
  readonly zone: Zone
  readonly shown: CanvasWindow
  readonly mmPerPx: number
  readonly touches: TouchesRef
  readonly onSnap: (lines: readonly SnapLine[]) => void
}

const SNAP_PX = 8
/** Key presses within this time are undone together. */
const KEY_PAUSE_MS = 1000

const CORNERS: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]

/** A dark line on a light one, to be seen on every print. */
const OUTLINE = [
  {
    width: 3,
    className: 'stroke-sheet group-focus-visible:stroke-press group-focus-visible:stroke-[5px]',
  },
  { width: 1.25, className: 'stroke-ink' },
]

let steps = 0

export function PrintControls({ print, zone, shown, mmPerPx, touches, onSnap }: PrintControlsProps) {
  const { messages } = usePage()
  const texts = messages.designer
  const designer = useDesigner()
  const { editor, design, printable } = designer
  const active = designer.zone.id === zone.id
  const limit = designer.limitOf(zone)
  const ratio = ratioOf(print.artwork)
  const grabbed = useRef({ print, step: '', centrePx: { x: 0, y: 0 } })
  const keys = useRef({ step: '', at: 0 })
  const box = printBox(print, zone)
  const reach = reachAround(box, mmPerPx)

  /** A distance on the screen. */
  const inZone = ({ x, y }: ScreenPoint) => alongZone(zone, { xMm: x * mmPerPx, yMm: y * mmPerPx })

  const change = (next: (current: Placement) => Placement, step?: string) =>
    editor.change((current) => changePlacement(current, zone.id, next), step)

  function grab(what: string, element: Element, isFirst: boolean): void {
    grabbed.current = {
      print: placementOn(editor.read().history.present, zone.id) ?? print,
      step: isFirst ? `${what} ${++steps}` : grabbed.current.step,
      centrePx: centreOf(element),
    }
  }

  const body = useDragHandle(touches, {
    onGrab(element, isFirst) {
      grab('move', element, isFirst)
      onSnap([])
      if (!active) designer.chooseZone(zone.id)
    },
    onDrag(dxPx, dyPx) {
      const { print: from, step } = grabbed.current
      const by = inZone({ x: dxPx, y: dyPx })
      const to = { xMm: from.offsetXMm + by.xMm, yMm: from.offsetYMm + by.yMm }
      const others = otherCentres(design.placements, printable.zones, zone)
      const snapped = moveAndSnap(from, to, limit, others, SNAP_PX * mmPerPx)
      onSnap(snapped.lines)
      change(() => snapped.print, step)
    },
    onPinch([one, other]) {
      const { print: from, step, centrePx } = grabbed.current
      const inMm = ({ x, y }: ScreenPoint) => inZone({ x: x - centrePx.x, y: y - centrePx.y })
      const [held, now] = [
        [inMm(one.from), inMm(other.from)] as const,
        [inMm(one.at), inMm(other.at)] as const,
      ]
      change(() => pinch(from, held, now, ratio, limit), step)
    },
    onEnd: () => onSnap([]),
  })

  function onKeyDown(event: KeyboardEvent): void {
    const action = keyAction(event, ratio, limit)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    if (action === 'remove') {
      editor.change((current) => removePlacement(current, zone.id))
      return
    }
    if (event.timeStamp - keys.current.at > KEY_PAUSE_MS) keys.current.step = `keys ${++steps}`
    keys.current.at = event.timeStamp
    change(action, keys.current.step)
  }

  return (
    <g transform={zoneTransform(zone)}>
      <g
        role="button"
        {...SVG_FOCUS}
        aria-roledescription={texts.printRole}
        aria-label={fill(texts.printLabel, { zone: zone.name, file: print.artwork.fileName })}
        aria-describedby="print-keys"
        className="group cursor-move outline-none"
        data-grip
        data-print-body={zone.id}
        onFocus={() => {
          if (!active) designer.chooseZone(zone.id)
        }}
        onKeyDown={onKeyDown}
        {...body}
      >
        <rect {...rectOf(reach)} fill="transparent" />
        {active &&
          OUTLINE.map(({ width, className }) => (
            <rect
              key={width}
              {...rectOf(box)}
              fill="none"
              strokeWidth={width}
              vectorEffect="non-scaling-stroke"
              className={className}
            />
          ))}
      </g>
      {active &&
        CORNERS.map((corner) => (
          <CornerHandle
            key={`${corner.x} ${corner.y}`}
            corner={corner}
            xMm={reach.xMm + (corner.x > 0 ? reach.widthMm : 0)}
            yMm={reach.yMm + (corner.y > 0 ? reach.heightMm : 0)}
            shortMm={Math.min(reach.widthMm, reach.heightMm)}
            mmPerPx={mmPerPx}
            touches={touches}
            onGrab={(element) => grab('scale', element, true)}
            onMove={(by) => {
              const { print: from, step } = grabbed.current
              const { xMm: dxMm, yMm: dyMm } = inZone(by)
              const lying = turnedSize(from)
              const point = {
                xMm: from.offsetXMm + (corner.x * lying.widthMm) / 2 + dxMm,
                yMm: from.offsetYMm + (corner.y * lying.heightMm) / 2 + dyMm,
              }
              change(() => pullCorner(from, corner, point, ratio, limit), step)
            }}
          />
        ))}
      {active && (
        <TurnHandle
          label={texts.turn}
          {...turnHandleAt(reach, shown, mmPerPx)}
          mmPerPx={mmPerPx}
          onTurn={() => change((current) => turn(current, ratio, limit))}
        />
      )}
    </g>
  )
}

function TurnHandle({
  label,
  xMm,
  yMm,
  mmPerPx,
  onTurn,
}: {
  label: string
  xMm: number
  yMm: number
  mmPerPx: number
  onTurn: () => void
}) {
  return (
    <g
      // The R key and the button in the size panel do the same.
      aria-hidden="true"
      data-turn
      className="cursor-pointer"
      transform={`translate(${xMm} ${yMm}) scale(${mmPerPx})`}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onTurn}
    >
      <title>{label}</title>
      <circle r="22" fill="transparent" />
      <circle r={TURN_RADIUS_PX} strokeWidth="2" className="fill-sheet stroke-ink" />
      <path d="M5 -4A6.5 6.5 0 1 0 6.5 1M6 -8v4.5h-4.5" fill="none" strokeWidth="2" className="stroke-ink" />
    </g>
  )
}

/** On a smaller print the handles lie outside, so that they do not cover it. */
const ROOMY_PX = 140
const MAX_ROOM_PX = 10

function reachAround(box: GarmentBox, mmPerPx: number): GarmentBox {
  const shortPx = Math.min(box.widthMm, box.heightMm) / mmPerPx
  const room = Math.min(MAX_ROOM_PX, Math.max(0, (ROOMY_PX - shortPx) / 2)) * mmPerPx
  return {
    xMm: box.xMm - room,
    yMm: box.yMm - room,
    widthMm: box.widthMm + 2 * room,
    heightMm: box.heightMm + 2 * room,
  }
}

function rectOf({ xMm, yMm, widthMm, heightMm }: GarmentBox) {
  return { x: xMm, y: yMm, width: widthMm, height: heightMm }
}

function centreOf(element: Element): ScreenPoint {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The centres of the other prints, from the centre of this zone and in it. */
function otherCentres(placements: readonly Placement[], zones: readonly Zone[], zone: Zone): Point[] {
  const here = zoneCentre(zone)
  return placements.flatMap((other) => {
    const its = zones.find(({ id }) => id === other.zoneId)
    if (!its || its.id === zone.id || its.view !== zone.view) return []
    const there = onGarment(its, printCentre(other, its))
    return [alongZone(zone, { xMm: there.xMm - here.xMm, yMm: there.yMm - here.yMm })]
  })
}
