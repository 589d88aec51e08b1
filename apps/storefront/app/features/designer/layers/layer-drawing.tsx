import type { ShapeLayer, TextLayer } from '@platen/layers'
import { zoneCentre } from '@platen/placement'
import { zoneTransform } from '@platen/ui'
import { memo, useState } from 'react'
import type { DesignLayer, PictureLayer } from '../../cart/index.ts'
import type { Zone } from '../design/printable-garment.ts'
import { wholePicture } from './crop.ts'
import { outlineScale, useOutlines, type LayerOutlines } from './outlines.ts'
import { useShapes } from './use-shapes.ts'

interface ZoneLayersProps {
  readonly zone: Zone
  readonly layers: readonly DesignLayer[]
  readonly filter: string | undefined
}

/** What the layers of a zone will print, inside a `GarmentPicture`. */
export function ZoneLayers({ zone, layers, filter }: ZoneLayersProps) {
  const outlines = useOutlines(layers, zone.id)
  const { xMm, yMm } = zoneCentre(zone)
  return (
    <g
      data-print={zone.id}
      transform={`${zoneTransform(zone)} translate(${xMm} ${yMm})`}
      {...(filter !== undefined && { filter })}
    >
      {layers.map((layer) => (
        <DrawnLayer
          key={layer.id}
          layer={layer}
          outline={layer.kind === 'text' ? outlines.outlineOf(layer) : undefined}
        />
      ))}
    </g>
  )
}

type Outline = ReturnType<LayerOutlines['outlineOf']>

/** A layer whose neighbours move is not drawn again. */
export const DrawnLayer = memo(function DrawnLayer({
  layer,
  outline,
}: {
  layer: DesignLayer
  outline: Outline
}) {
  return (
    <g
      data-layer={layer.id}
      transform={`translate(${layer.offsetXMm} ${layer.offsetYMm}) rotate(${layer.rotationDeg})`}
    >
      {layer.kind === 'text' && outline && <DrawnText layer={layer} outline={outline} />}
      {layer.kind === 'image' && <DrawnPicture layer={layer} />}
      {layer.kind === 'shape' && <DrawnShape layer={layer} />}
    </g>
  )
})

function DrawnText({ layer, outline }: { layer: TextLayer; outline: NonNullable<Outline> }) {
  const scale = outlineScale(layer)
  return (
    <g transform={`scale(${scale})`}>
      {layer.outline && (
        <path
          d={outline.path}
          fill={layer.outline.colour}
          stroke={layer.outline.colour}
          // The inner half lies behind the letters.
          strokeWidth={(2 * layer.outline.widthMm) / scale}
          strokeLinejoin="round"
        />
      )}
      <path d={outline.path} fill={layer.colour} />
    </g>
  )
}

function DrawnPicture({ layer }: { layer: PictureLayer }) {
  const { artwork, thumbnail } = layer.picture
  const [broken, setBroken] = useState<string>()
  const { x, y, width, height } = wholePicture(layer)
  const { widthMm, heightMm } = layer
  return (
    <svg
      x={-widthMm / 2}
      y={-heightMm / 2}
      width={widthMm}
      height={heightMm}
      viewBox={`0 0 ${widthMm} ${heightMm}`}
    >
      <image
        {...{ x, y, width, height }}
        preserveAspectRatio="none"
        // Signed preview URLs expire after a day; the thumbnail does not.
        href={broken === artwork.previewUrl ? thumbnail : artwork.previewUrl}
        onError={() => setBroken(artwork.previewUrl)}
      />
    </svg>
  )
}

function DrawnShape({ layer }: { layer: ShapeLayer }) {
  const shape = useShapes()?.findShape(layer.shape)
  if (!shape) return null
  const { widthMm, heightMm } = layer
  return (
    <svg
      x={-widthMm / 2}
      y={-heightMm / 2}
      width={widthMm}
      height={heightMm}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      preserveAspectRatio="none"
    >
      {shape.paths.map(({ d, colour }, index) => (
        <path key={index} d={d} fill={layer.colours[colour] ?? layer.colours[0]} />
      ))}
    </svg>
  )
}
