import { useDrag, zoneView } from '@platen/ui'
import { printBox, turnedSize, zoneCentre } from '@platen/placement'
import { useRef, type KeyboardEvent } from 'react'
import { usePage } from '../../lib/page.ts'
import { fill } from '../../messages/words.ts'
import type { Placement } from '../cart/cart-item.ts'
import { changePlacement, removePlacement } from './design.ts'
import { useDesigning } from './designing.ts'
import { pullCorner, turn, type Corner, type Point } from './move-print.ts'
import { keyAction } from './print-keys.ts'
import { ratioOf } from './print-size.ts'
import { moveAndSnap, type SnapLine } from './snap.ts'
import type { Zone } from './workpiece.ts'

interface PrintControlsProps {
  readonly print: Placement
  readonly zone: Zone
  readonly mmPerPx: number
  readonly onSnap: (lines: readonly SnapLine[]) => void
}

const SNAP_PX = 8
/** Presses of keys within this time are taken back together. */
const KEY_PAUSE_MS = 1000

const CORNERS: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]

let steps = 0

/** What takes hold of a print: its body to move it, and its handles once its zone is chosen. */
export function PrintControls({ print, zone, mmPerPx, onSnap }: PrintControlsProps) {
  const { messages } = usePage()
  const texts = messages.designer
  const designing = useDesigning()
  const { bench, design, workpiece } = designing
  const active = designing.zone.id === zone.id
  const limit = designing.limitOf(zone)
  const ratio = ratioOf(print.artwork)
  const grabbed = useRef({ print, step: '' })
  const keys = useRef({ step: '', at: 0 })
  const box = printBox(print, zone)

  const change = (next: (current: Placement) => Placement, step?: string) =>
    bench.change((current) => changePlacement(current, zone.id, next), step)

  const body = useDrag({
    onStart() {
      grabbed.current = { print, step: `drag ${++steps}` }
      if (!active) designing.chooseZone(zone.id)
    },
    onMove(dxPx, dyPx) {
      const { print: from, step } = grabbed.current
      const to = { xMm: from.offsetXMm + dxPx * mmPerPx, yMm: from.offsetYMm + dyPx * mmPerPx }
      const others = otherCentres(design.placements, workpiece.zones, zone)
      const snapped = moveAndSnap(from, to, limit, others, SNAP_PX * mmPerPx)
      onSnap(snapped.lines)
      change(() => snapped.print, step)
    },
    onEnd: () => onSnap([]),
  })

  function onKeyDown(event: KeyboardEvent): void {
    const action = keyAction(event, ratio, limit)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    if (action === 'remove') {
      bench.change((current) => removePlacement(current, zone.id))
      return
    }
    if (event.timeStamp - keys.current.at > KEY_PAUSE_MS) keys.current.step = `keys ${++steps}`
    keys.current.at = event.timeStamp
    change(action, keys.current.step)
  }

  return (
    <g>
      <g
        role="button"
        tabIndex={0}
        aria-roledescription={texts.printRole}
        aria-label={fill(texts.printLabel, { zone: zone.name, file: print.artwork.fileName })}
        aria-describedby="print-keys"
        className="group cursor-move touch-none outline-none"
        data-print-body={zone.id}
        onFocus={() => {
          if (!active) designing.chooseZone(zone.id)
        }}
        onKeyDown={onKeyDown}
        {...body}
      >
        <rect x={box.xMm} y={box.yMm} width={box.widthMm} height={box.heightMm} fill="transparent" />
        {active && (
          <>
            <rect
              x={box.xMm}
              y={box.yMm}
              width={box.widthMm}
              height={box.heightMm}
              fill="none"
              strokeWidth="3"
              vectorEffect="non-scaling-stroke"
              className="stroke-sheet group-focus-visible:stroke-press group-focus-visible:stroke-[5px]"
            />
            <rect
              x={box.xMm}
              y={box.yMm}
              width={box.widthMm}
              height={box.heightMm}
              fill="none"
              strokeWidth="1.25"
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
          </>
        )}
      </g>
      {active &&
        CORNERS.map((corner) => (
          <CornerHandle
            key={`${corner.x} ${corner.y}`}
            corner={corner}
            box={box}
            mmPerPx={mmPerPx}
            onStart={() => {
              grabbed.current = { print, step: `scale ${++steps}` }
            }}
            onMove={(dxMm, dyMm) => {
              const { print: from, step } = grabbed.current
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
          xMm={box.xMm + box.widthMm / 2}
          yMm={box.yMm + box.heightMm + 30 * mmPerPx}
          mmPerPx={mmPerPx}
          onTurn={() => change((current) => turn(current, ratio, limit))}
        />
      )}
    </g>
  )
}

function CornerHandle({
  corner,
  box,
  mmPerPx,
  onStart,
  onMove,
}: {
  corner: Corner
  box: ReturnType<typeof printBox>
  mmPerPx: number
  onStart: () => void
  onMove: (dxMm: number, dyMm: number) => void
}) {
  const drag = useDrag({
    onStart,
    onMove: (dxPx, dyPx) => onMove(dxPx * mmPerPx, dyPx * mmPerPx),
    onEnd: () => undefined,
  })
  const x = box.xMm + (corner.x > 0 ? box.widthMm : 0)
  const y = box.yMm + (corner.y > 0 ? box.heightMm : 0)
  const target = 44 * mmPerPx
  // On a small print the target reaches outwards, so that its body can still be held.
  const inside = Math.min(target / 2, Math.min(box.widthMm, box.heightMm) / 4)
  return (
    <g
      data-corner={`${corner.y > 0 ? 'bottom' : 'top'}-${corner.x > 0 ? 'right' : 'left'}`}
      className={`touch-none ${corner.x === corner.y ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}`}
      {...drag}
    >
      <rect
        x={corner.x > 0 ? x - inside : x + inside - target}
        y={corner.y > 0 ? y - inside : y + inside - target}
        width={target}
        height={target}
        fill="transparent"
      />
      <circle
        cx={x}
        cy={y}
        r={7 * mmPerPx}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="fill-sheet stroke-ink"
      />
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
      // The same is done by R and by the button among the numbers.
      aria-hidden="true"
      data-turn
      className="cursor-pointer"
      transform={`translate(${xMm} ${yMm}) scale(${mmPerPx})`}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={onTurn}
    >
      <title>{label}</title>
      <circle r="22" fill="transparent" />
      <circle r="13" strokeWidth="2" className="fill-sheet stroke-ink" />
      <path d="M5 -4A6.5 6.5 0 1 0 6.5 1M6 -8v4.5h-4.5" fill="none" strokeWidth="2" className="stroke-ink" />
    </g>
  )
}

/** The centres of the other prints, from the centre of this zone. */
function otherCentres(placements: readonly Placement[], zones: readonly Zone[], zone: Zone): Point[] {
  const here = zoneCentre(zone)
  return placements.flatMap((other) => {
    const its = zones.find(({ id }) => id === other.zoneId)
    if (!its || its.id === zone.id || zoneView(its.id) !== zoneView(zone.id)) return []
    const centre = zoneCentre(its)
    return [{ xMm: centre.xMm + other.offsetXMm - here.xMm, yMm: centre.yMm + other.offsetYMm - here.yMm }]
  })
}
