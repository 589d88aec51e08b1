import { boxAround, placedBox, type ZoneBox } from '@platen/layers'
import { fill } from '@platen/messages'
import { alongZone, zoneCentre } from '@platen/placement'
import { zoneTransform } from '@platen/ui'
import { memo, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { usePage } from '../../../lib/page.ts'
import { SVG_FOCUS } from '../../../lib/preact/svg-focus.ts'
import type { DesignLayer } from '../../cart/index.ts'
import { CornerHandle } from '../canvas/corner-handle.tsx'
import { useDragHandle, type ScreenPoint, type TouchesRef } from '../canvas/use-drag-handle.ts'
import type { Corner, Point } from '../design/move-print.ts'
import type { SnapLine } from '../design/snap.ts'
import { useDesigner, type Designer } from '../designer-context.ts'
import { layersTexts } from '../../../messages/layers.ts'
import { cornerPulled, moved, pinched, turnedTo } from './edit-layers.ts'
import { CropHandles } from './crop-handles.tsx'
import { insideZone, rotated, type LayerSize, type SizeOf } from './layer-box.ts'
import { layerKey } from './layer-keys.ts'
import { layerName } from './layer-name.ts'
import { snapTo } from './snap-layers.ts'

interface LayerControlsProps {
  readonly mmPerPx: number
  readonly touches: TouchesRef
  readonly onSnap: (lines: readonly SnapLine[]) => void
  /** Where what is dragged lies; undefined when nothing is. */
  readonly onDrag: (box: ZoneBox | undefined) => void
}

const SNAP_PX = 6
const CORNERS: readonly Corner[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
]
const TURN_AWAY_PX = 30
/** Key presses within this time are undone together. */
const KEY_PAUSE_MS = 1000
let steps = 0

interface Now extends Omit<LayerControlsProps, 'touches'>, Pick<Designer, 'zone' | 'limit' | 'zoneLayers'> {}

/** Handles of the layers in the active zone. */
export function LayerControls({ touches, ...props }: LayerControlsProps) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const { zone, limit, zoneLayers } = useDesigner()
  const { xMm, yMm } = zoneCentre(zone)
  const { list, selected, sizeOf } = zoneLayers
  const now = useRef<Now>(undefined)
  useLayoutEffect(() => {
    now.current = { ...props, zone, limit, zoneLayers }
  })
  // A selected layer can be dragged even where another lies over it.
  const ordered = [
    ...list.filter(({ id }) => !selected.includes(id)),
    ...list.filter(({ id }) => selected.includes(id)),
  ]
  return (
    <g transform={`${zoneTransform(zone)} translate(${xMm} ${yMm})`}>
      {ordered.map((layer) => {
        const { widthMm, heightMm } = sizeOf(layer)
        return (
          <LayerHandle
            key={layer.id}
            label={fill(texts.onZone, { layer: layerName(layer, texts), zone: zone.name })}
            isSelected={selected.includes(layer.id)}
            isAlone={selected.length === 1 && selected[0] === layer.id}
            mmPerPx={props.mmPerPx}
            {...{ layer, widthMm, heightMm, touches, now }}
          />
        )
      })}
    </g>
  )
}

interface LayerHandleProps extends Pick<LayerControlsProps, 'mmPerPx' | 'touches'>, LayerSize {
  readonly layer: DesignLayer
  readonly label: string
  readonly isSelected: boolean
  readonly isAlone: boolean
  /** What only a hand needs. */
  readonly now: RefObject<Now | undefined>
}

/** A handle is not drawn again when another layer moves. */
const LayerHandle = memo(function LayerHandle({
  layer,
  label,
  isSelected,
  isAlone,
  widthMm,
  heightMm,
  mmPerPx,
  touches,
  now,
}: LayerHandleProps) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const grabbed = useRef<{
    layers: readonly DesignLayer[]
    step: string
    centrePx: ScreenPoint
    ids: readonly string[]
  }>({
    ...{ layers: [], step: '', centrePx: { x: 0, y: 0 }, ids: [] },
  })
  const keys = useRef({ step: '', at: 0 })
  const several = useRef(false)
  const size = { widthMm, heightMm }

  function read(): Now {
    if (!now.current) throw new Error('A handle is part of LayerControls.')
    return now.current
  }

  const inZone = ({ x, y }: ScreenPoint): Point =>
    alongZone(read().zone, { xMm: x * mmPerPx, yMm: y * mmPerPx })
  const sizeOf: SizeOf = (one) => read().zoneLayers.sizeOf(one)

  function grab(what: string, element: Element, isFirst: boolean, ids: readonly string[]): void {
    const { x, y, width, height } = element.getBoundingClientRect()
    grabbed.current = {
      layers: read().zoneLayers.read(),
      step: isFirst ? `${what} ${++steps}` : grabbed.current.step,
      centrePx: { x: x + width / 2, y: y + height / 2 },
      ids,
    }
  }

  /** As they were when they were grabbed, changed. */
  function change(how: (layer: DesignLayer) => DesignLayer): void {
    const { layers, step, ids } = grabbed.current
    const { limit, zoneLayers } = read()
    const before = new Map(layers.map((one) => [one.id, one]))
    zoneLayers.changeLayers(
      (current) =>
        current.map((one) => {
          const from = ids.includes(one.id) ? before.get(one.id) : undefined
          if (!from) return one
          const next = how(from)
          return insideZone(next, sizeOf(next), limit)
        }),
      step,
    )
  }

  const body = useDragHandle(touches, {
    onGrab(element, isFirst) {
      const { zoneLayers, onSnap } = read()
      const { selected, select } = zoneLayers
      const ids = several.current ? [...new Set([...selected, layer.id])] : isSelected ? selected : [layer.id]
      if (isFirst) select(several.current && isSelected ? selected.filter((id) => id !== layer.id) : ids)
      grab('move', element, isFirst, ids)
      onSnap([])
    },
    onDrag(dxPx, dyPx) {
      const { layers, ids } = grabbed.current
      const { limit, onSnap, onDrag } = read()
      const by = inZone({ x: dxPx, y: dyPx })
      const boxes = layers.map((one) => ({ id: one.id, box: placedBox(one, sizeOf(one)) }))
      const mine = boxAround(boxes.filter(({ id }) => ids.includes(id)).map(({ box }) => box))
      const at = {
        left: mine.left + by.xMm,
        right: mine.right + by.xMm,
        top: mine.top + by.yMm,
        bottom: mine.bottom + by.yMm,
      }
      const others = boxes.filter(({ id }) => !ids.includes(id)).map(({ box }) => box)
      const snap = snapTo(at, others, limit, SNAP_PX * mmPerPx)
      onSnap(snap.lines)
      onDrag(shiftedBox(at, snap.by))
      change((one) => moved(one, { xMm: by.xMm + snap.by.xMm, yMm: by.yMm + snap.by.yMm }))
    },
    onPinch([one, other]) {
      const { centrePx, ids } = grabbed.current
      if (ids.length !== 1) return
      const inMm = ({ x, y }: ScreenPoint) => inZone({ x: x - centrePx.x, y: y - centrePx.y })
      change((from) => pinched(from, [inMm(one.from), inMm(other.from)], [inMm(one.at), inMm(other.at)]))
    },
    onEnd() {
      const { onSnap, onDrag } = read()
      onSnap([])
      onDrag(undefined)
    },
  })

  function onKeyDown(event: KeyboardEvent): void {
    const action = layerKey(event)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    if (event.timeStamp - keys.current.at > KEY_PAUSE_MS) keys.current.step = `keys ${++steps}`
    keys.current.at = event.timeStamp
    const { zoneLayers } = read()
    zoneLayers.act(action, isSelected ? zoneLayers.selected : [layer.id], keys.current.step)
  }

  return (
    <g transform={`translate(${layer.offsetXMm} ${layer.offsetYMm}) rotate(${layer.rotationDeg})`}>
      <g
        role="button"
        {...SVG_FOCUS}
        aria-roledescription={texts.role}
        aria-pressed={isSelected}
        aria-label={label}
        aria-describedby="layer-keys"
        className="group cursor-move outline-none"
        data-grip
        data-layer-body={layer.id}
        onFocus={() => {
          const { selected, select } = read().zoneLayers
          if (!isSelected && selected.length < 2) select([layer.id])
        }}
        onKeyDown={onKeyDown}
        {...body}
        onPointerDown={(event: PointerEvent) => {
          several.current = event.shiftKey || read().zoneLayers.several
          body.onPointerDown(event)
        }}
      >
        <rect
          x={-size.widthMm / 2}
          y={-size.heightMm / 2}
          width={size.widthMm}
          height={size.heightMm}
          fill="transparent"
          strokeWidth={isSelected ? 1.5 : 0}
          vectorEffect="non-scaling-stroke"
          className="stroke-press group-focus-visible:stroke-[4px]"
        />
      </g>
      {isAlone && (
        <>
          {layer.kind === 'image' && (
            <CropHandles
              layer={layer}
              {...{ mmPerPx, touches, inZone }}
              onGrab={(element, isFirst) => grab('crop', element, isFirst, [layer.id])}
              onCrop={change}
            />
          )}
          {CORNERS.map((corner) => (
            <CornerHandle
              key={`${corner.x} ${corner.y}`}
              corner={corner}
              xMm={(corner.x * size.widthMm) / 2}
              yMm={(corner.y * size.heightMm) / 2}
              shortMm={Math.min(size.widthMm, size.heightMm)}
              mmPerPx={mmPerPx}
              touches={touches}
              onGrab={(element) => grab('scale', element, true, [layer.id])}
              onMove={(by) => {
                const move = inZone(by)
                change((from) => {
                  const own = sizeOf(from)
                  const at = rotated(
                    { xMm: (corner.x * own.widthMm) / 2, yMm: (corner.y * own.heightMm) / 2 },
                    from.rotationDeg,
                  )
                  return cornerPulled(from, own, corner, {
                    xMm: from.offsetXMm + at.xMm + move.xMm,
                    yMm: from.offsetYMm + at.yMm + move.yMm,
                  })
                })
              }}
            />
          ))}
          <TurnHandle
            label={texts.rotate}
            atMm={-size.heightMm / 2 - TURN_AWAY_PX * mmPerPx}
            mmPerPx={mmPerPx}
            touches={touches}
            onGrab={(element) => grab('turn', element, true, [layer.id])}
            onMove={(by) =>
              change((from) => {
                const arm = rotated(
                  { xMm: 0, yMm: -sizeOf(from).heightMm / 2 - TURN_AWAY_PX * mmPerPx },
                  from.rotationDeg,
                )
                const move = inZone(by)
                const to = { xMm: arm.xMm + move.xMm, yMm: arm.yMm + move.yMm }
                return turnedTo(from, (Math.atan2(to.xMm, -to.yMm) * 180) / Math.PI)
              })
            }
          />
        </>
      )}
    </g>
  )
})

interface HandleProps {
  readonly mmPerPx: number
  readonly touches: TouchesRef
  readonly onGrab: (element: Element) => void
  /** In pixels of the screen. */
  readonly onMove: (by: ScreenPoint) => void
}

function TurnHandle({
  label,
  atMm,
  mmPerPx,
  touches,
  onGrab,
  onMove,
}: HandleProps & { label: string; atMm: number }) {
  const drag = useDragHandle(touches, { onGrab, onDrag: (x, y) => onMove({ x, y }), onEnd: () => undefined })
  return (
    // The comma and full stop keys and the field in the panel do the same.
    <g
      aria-hidden="true"
      data-layer-turn
      data-grip
      className="cursor-grab"
      transform={`translate(0 ${atMm}) scale(${mmPerPx})`}
      {...drag}
    >
      <title>{label}</title>
      <path d={`M0 12V${TURN_AWAY_PX}`} strokeWidth="1.5" className="stroke-press" />
      <circle r="20" fill="transparent" />
      <circle r="11" strokeWidth="2" className="fill-sheet stroke-press" />
      <path
        d="M4 -3.5A5 5 0 1 0 5 1M5 -6.5v3.5h-3.5"
        fill="none"
        strokeWidth="1.75"
        className="stroke-press"
      />
    </g>
  )
}

function shiftedBox({ left, right, top, bottom }: ZoneBox, { xMm, yMm }: Point): ZoneBox {
  return { left: left + xMm, right: right + xMm, top: top + yMm, bottom: bottom + yMm }
}
