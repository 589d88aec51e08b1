import { GarmentDrawing, fabricVariables, garmentFrame, type GarmentView } from '@platen/ui'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { ForFabric } from './fabric-choice.tsx'
import type { Colour } from './garment-facts.ts'

interface FabricDrawingsProps {
  readonly kind: string
  readonly view: GarmentView
  readonly colours: readonly Colour[]
  /** The accessible name. */
  readonly label: (colour: Colour) => string
  /** Drawn on the fabric, in millimetres. */
  readonly children: ReactNode
}

/**
 * A garment in the chosen fabric. A hidden drawing without colour is reused by every fabric, so that twenty fabrics are
 * hardly larger than one.
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
        <ForFabric key={colour.name} index={index}>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            className="w-full opacity-100 transition-opacity starting:opacity-60"
            style={fabricVariables(colour.hex) as CSSProperties}
            role="img"
            aria-label={label(colour)}
          >
            <use href={`#${id}`} width={width} height={height} />
          </svg>
        </ForFabric>
      ))}
    </>
  )
}
