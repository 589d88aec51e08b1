import type { Crop } from '@platen/layers'
import { useRef, useState, type KeyboardEvent } from 'react'
import { arrowStep } from '../../../lib/arrow-keys.ts'
import { usePage } from '../../../lib/page.ts'
import { SVG_FOCUS } from '../../../lib/preact/svg-focus.ts'
import { layersTexts } from '../../../messages/layers.ts'
import type { DesignLayer, PictureLayer } from '../../cart/index.ts'
import { useDragHandle, type ScreenPoint, type TouchesRef } from '../canvas/use-drag-handle.ts'
import type { Point } from '../design/move-print.ts'
import { useDesigner } from '../designer-context.ts'
import { CROP_SIDES, croppedInZone, pulledShare, SIDES, wholePicture } from './crop.ts'

interface CropHandlesProps {
  readonly layer: PictureLayer
  readonly mmPerPx: number
  readonly touches: TouchesRef
  readonly inZone: (by: ScreenPoint) => Point
  /** Not the first when it continues what the same keys did a moment ago. */
  readonly onGrab: (element: Element, isFirst: boolean) => void
  /** Changes the layer as it was when it was grabbed. */
  readonly onCrop: (how: (layer: DesignLayer) => DesignLayer) => void
}

/** One in the middle of each side of a selected picture. While one is used, what is cut off shows faintly. */
export function CropHandles(props: CropHandlesProps) {
  const [used, setUsed] = useState(false)
  return (
    <>
      {used && <CutOff layer={props.layer} />}
      {CROP_SIDES.map((side) => (
        <CropHandle key={side} side={side} onUse={setUsed} {...props} />
      ))}
    </>
  )
}

function CutOff({ layer }: { layer: PictureLayer }) {
  const { x, y, width, height } = wholePicture(layer)
  return (
    <g
      aria-hidden="true"
      data-cut-off
      pointerEvents="none"
      transform={`translate(${-layer.widthMm / 2} ${-layer.heightMm / 2})`}
    >
      <image
        {...{ x, y, width, height }}
        preserveAspectRatio="none"
        href={layer.picture.thumbnail}
        opacity="0.35"
      />
      <rect
        {...{ x, y, width, height }}
        fill="none"
        strokeWidth="1"
        strokeDasharray="4 3"
        vectorEffect="non-scaling-stroke"
        className="stroke-ink"
      />
    </g>
  )
}

interface CropHandleProps extends CropHandlesProps {
  readonly side: keyof Crop
  readonly onUse: (used: boolean) => void
}

const TARGET_PX = 44
/** Key presses within this time are undone together. */
const KEY_PAUSE_MS = 1000
const BAR_PX = { long: 18, thick: 6 }

function CropHandle({ layer, side, mmPerPx, touches, inZone, onGrab, onCrop, onUse }: CropHandleProps) {
  const { language } = usePage()
  const texts = layersTexts(language).layers
  const { limit } = useDesigner()
  const { x, y } = SIDES[side]
  const lastKeyAt = useRef(Number.NEGATIVE_INFINITY)
  const cutTo = (share: (from: PictureLayer) => number) =>
    onCrop((from) => (from.kind === 'image' ? croppedInZone(from, side, share(from), limit) : from))
  const drag = useDragHandle(touches, {
    onGrab(element) {
      onUse(true)
      onGrab(element, true)
    },
    onDrag(dx, dy) {
      const by = inZone({ x: dx, y: dy })
      cutTo((from) => pulledShare(from, side, by))
    },
    onEnd: () => onUse(false),
  })

  /** The arrows move the side by one per cent, with Shift by 10, with Alt by 0.1. */
  function onKeyDown(event: KeyboardEvent): void {
    const step = arrowStep(event)
    const outwards = step ? step.xMm * x + step.yMm * y : 0
    if (outwards === 0) return
    event.preventDefault()
    event.stopPropagation()
    onGrab(event.currentTarget, event.timeStamp - lastKeyAt.current > KEY_PAUSE_MS)
    lastKeyAt.current = event.timeStamp
    cutTo((from) => (from.crop?.[side] ?? 0) - outwards / 100)
  }

  // As on the corners: on a small picture the target extends outwards, so that its body can still be dragged.
  const target = TARGET_PX * mmPerPx
  const [along, across] = x === 0 ? [layer.widthMm, layer.heightMm] : [layer.heightMm, layer.widthMm]
  const long = Math.min(target, along / 2)
  const inside = Math.min(target / 2, across / 4)
  const percent = Math.round((layer.crop?.[side] ?? 0) * 1000) / 10
  return (
    <g
      role="slider"
      {...SVG_FOCUS}
      aria-label={texts.cropHandles[side]}
      aria-orientation={x === 0 ? 'vertical' : 'horizontal'}
      aria-valuemin={0}
      aria-valuemax={95}
      aria-valuenow={percent}
      aria-valuetext={`${percent} %`}
      data-crop={side}
      data-grip
      className={`group outline-none ${x === 0 ? 'cursor-ns-resize' : 'cursor-ew-resize'}`}
      // Towards the outside, as a side at the top is drawn.
      transform={`translate(${(x * layer.widthMm) / 2} ${(y * layer.heightMm) / 2}) rotate(${x === 0 ? (y > 0 ? 180 : 0) : x * 90})`}
      onFocus={() => onUse(true)}
      onBlur={() => onUse(false)}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <title>{texts.cropHandles[side]}</title>
      <rect x={-long / 2} y={inside - target} width={long} height={target} fill="transparent" />
      <rect
        x={(-BAR_PX.long / 2) * mmPerPx}
        y={(-BAR_PX.thick / 2) * mmPerPx}
        width={BAR_PX.long * mmPerPx}
        height={BAR_PX.thick * mmPerPx}
        rx={(BAR_PX.thick / 2) * mmPerPx}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="fill-sheet stroke-ink group-focus-visible:stroke-press group-focus-visible:stroke-[4px]"
      />
    </g>
  )
}
