import { GarmentDrawing, fabricVariables, garmentFrame, type GarmentView } from '@platen/ui'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { OfFabric } from './fabric-choice.tsx'
import type { Colour } from './garment-facts.ts'

interface FabricDrawingsProps {
  readonly kind: string
  readonly view: GarmentView
  readonly colours: readonly Colour[]
  /** What is seen, in words. */
  readonly label: (colour: Colour) => string
  /** Drawn on the cloth, in millimetres. */
  readonly children: ReactNode
}

/**
 * A garment in the fabric that is chosen. It is drawn once, out of sight, without a colour; each fabric refers to that
 * drawing and brings the colour, so that twenty fabrics weigh hardly more than one.
 */
export function FabricDrawings({ kind, view, colours, label, children }: FabricDrawingsProps) {
  const id = useId()
  const { width, height } = garmentFrame(kind, view)
  return (
    <>
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <g id={id}>
          <GarmentDrawing kind={kind} view={view}>
            {children}
          </GarmentDrawing>
        </g>
      </svg>
      {colours.map((colour, index) => (
        <OfFabric key={colour.name} index={index}>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            className="w-full opacity-100 transition-opacity starting:opacity-60"
            style={fabricVariables(colour.hex) as CSSProperties}
            role="img"
            aria-label={label(colour)}
          >
            <use href={`#${id}`} width={width} height={height} />
          </svg>
        </OfFabric>
      ))}
    </>
  )
}
