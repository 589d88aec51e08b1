import { fill } from '@platen/messages'
import { zoneBox } from '@platen/placement'
import { useDrag, zoneTransform } from '@platen/ui'
import { useRef, type KeyboardEvent } from 'react'
import { editZone, type ZoneEditor } from './zone-editor.ts'
import type { Zone } from './print-document.ts'
import { HANDLES, boxOf, dragged, moved, pulled, type Handle } from './zone-shape.ts'
import { m } from '../../../messages/messages.ts'

interface DraggableZoneProps {
  readonly editor: ZoneEditor
  readonly zone: Zone
  readonly chosen: boolean
  readonly mmPerPx: number
  /** The colour of outlines on this fabric. */
  readonly line: string
  readonly readOnly: boolean
  readonly onChoose: () => void
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function DraggableZone(props: DraggableZoneProps) {
  const { editor, zone, chosen, line, readOnly, onChoose } = props
  const start = useDragOf(props, dragged)
  const { xMm: x, yMm: y, widthMm: width, heightMm: height } = boxOf(zone)
  const size = `${width} × ${height}`

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onChoose()
      return
    }
    const step = stepOf(event)
    if (!step || readOnly) return
    event.preventDefault()
    onChoose()
    editZone(editor, zone.id, (one) => moved(one, ...step), `keys ${zone.id}`)
  }

  return (
    <g className={zone.active ? '' : 'opacity-50'} transform={zoneTransform(zone)}>
      <g
        role="button"
        tabIndex={0}
        aria-pressed={chosen}
        aria-label={fill(m.zones.zone, {
          name: zone.name,
          size,
          across: zone.anchor.xMm,
          below: zone.anchor.yMm,
        })}
        data-zone={zone.id}
        onClick={onChoose}
        onKeyDown={onKeyDown}
        className={`group outline-none ${readOnly ? 'cursor-pointer' : 'cursor-move'} ${chosen ? 'touch-none' : ''}`}
        {...(!readOnly && start)}
      >
        <rect {...{ x, y, width, height }} fill="transparent" />
        <rect
          {...{ x, y, width, height }}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth={chosen ? 2 : 1.25}
          strokeDasharray={chosen ? undefined : '5 4'}
          stroke={line}
          className={`group-focus-visible:stroke-press group-focus-visible:stroke-[4px] ${chosen ? 'stroke-press' : ''}`}
        />
      </g>
    </g>
  )
}

export function ChosenZone(props: DraggableZoneProps) {
  const { zone, mmPerPx, readOnly } = props
  const { xMm: x, yMm: y, widthMm: width, heightMm: height } = boxOf(zone)
  return (
    <g transform={zoneTransform(zone)}>
      <Bands zone={zone} />
      <AnchorMark zone={zone} mmPerPx={mmPerPx} />
      <text
        x={x}
        y={y - 8 * mmPerPx}
        fontSize={11 * mmPerPx}
        strokeWidth={3 * mmPerPx}
        strokeLinejoin="round"
        paintOrder="stroke"
        aria-hidden="true"
        className="figures pointer-events-none fill-ink stroke-paper font-semibold"
      >
        {zone.name} · {width} × {height} mm
      </text>
      {!readOnly &&
        HANDLES.map((handle) => <Grip key={`${handle.x} ${handle.y}`} {...props} handle={handle} />)}
    </g>
  )
}

function Bands({ zone }: { zone: Zone }) {
  const bands = zone.sizeBands.map(({ sizes, maxWidthMm, maxHeightMm }) => ({
    key: sizes.join(),
    ...zoneBox(zone, { widthMm: maxWidthMm, heightMm: maxHeightMm }),
  }))
  return bands.map(({ key, xMm, yMm, widthMm, heightMm }) => (
    <rect
      key={key}
      x={xMm}
      y={yMm}
      width={widthMm}
      height={heightMm}
      fill="none"
      strokeWidth="1"
      strokeDasharray="2 3"
      vectorEffect="non-scaling-stroke"
      pointerEvents="none"
      className="stroke-press"
    />
  ))
}

function AnchorMark({ zone: { anchor }, mmPerPx }: { zone: Zone; mmPerPx: number }) {
  const reach = 9 * mmPerPx
  return (
    <g pointerEvents="none" className="stroke-press" fill="none">
      <circle cx={anchor.xMm} cy={anchor.yMm} r={reach * 0.5} vectorEffect="non-scaling-stroke" />
      <path
        d={`M${anchor.xMm - reach} ${anchor.yMm}h${2 * reach}M${anchor.xMm} ${anchor.yMm - reach}v${2 * reach}`}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}

const GRIP_PX = 10
/** A larger area for touch. */
const REACH_PX = 28

function Grip({ handle, ...props }: DraggableZoneProps & { handle: Handle }) {
  const { editor, zone, mmPerPx } = props
  const drag = useDragOf(props, (one, x, y) => pulled(one, handle, x, y))
  const { xMm, yMm, widthMm, heightMm } = boxOf(zone)
  const [x, y] = [xMm + (widthMm * (handle.x + 1)) / 2, yMm + (heightMm * (handle.y + 1)) / 2]
  const reach = Math.min(REACH_PX * mmPerPx, Math.max(widthMm, heightMm) / 2)
  const grip = GRIP_PX * mmPerPx
  // Keyboard users need only one of the eight handles: the lower right corner reaches every size.
  const byKeys = handle.x === 1 && handle.y === 1
  return (
    <g
      className={`group touch-none outline-none ${CURSORS[`${handle.x} ${handle.y}`] ?? ''}`}
      data-handle={`${handle.x} ${handle.y}`}
      {...(byKeys && {
        role: 'button',
        tabIndex: 0,
        'aria-label': fill(m.zones.resize, { name: zone.name, size: `${widthMm} × ${heightMm}` }),
        onKeyDown: (event: KeyboardEvent) => {
          const step = stepOf(event)
          if (!step) return
          event.preventDefault()
          editZone(editor, zone.id, (one) => pulled(one, handle, ...step), `size keys ${zone.id}`)
        },
      })}
      {...drag}
    >
      <rect x={x - reach / 2} y={y - reach / 2} width={reach} height={reach} fill="transparent" />
      <rect
        x={x - grip / 2}
        y={y - grip / 2}
        width={grip}
        height={grip}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="fill-paper stroke-press group-focus-visible:fill-press"
      />
    </g>
  )
}

const CURSORS: Readonly<Record<string, string>> = {
  '-1 -1': 'cursor-nwse-resize',
  '1 1': 'cursor-nwse-resize',
  '1 -1': 'cursor-nesw-resize',
  '-1 1': 'cursor-nesw-resize',
  '0 -1': 'cursor-ns-resize',
  '0 1': 'cursor-ns-resize',
  '1 0': 'cursor-ew-resize',
  '-1 0': 'cursor-ew-resize',
}

/** Measured from the start of the drag, which is one undo step. */
function useDragOf(
  { editor, zone, mmPerPx, onChoose }: DraggableZoneProps,
  change: (zone: Zone, xMm: number, yMm: number) => Zone,
) {
  const from = useRef({ zone, step: '' })
  return useDrag({
    onStart: () => {
      from.current = { zone, step: `drag ${crypto.randomUUID()}` }
      onChoose()
    },
    onMove: (xPx, yPx) => {
      const { zone: begun, step } = from.current
      editZone(editor, begun.id, () => change(begun, xPx * mmPerPx, yPx * mmPerPx), step)
    },
    onEnd: () => undefined,
  })
}

function stepOf({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): [number, number] | undefined {
  const arrow = ctrlKey || metaKey ? undefined : ARROWS[key]
  if (!arrow) return undefined
  const size = shiftKey ? 10 : altKey ? 0.1 : 1
  return [arrow[0] * size, arrow[1] * size]
}
