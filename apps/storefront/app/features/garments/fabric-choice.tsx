import {
  FabricSwatch,
  GarmentSide,
  fabricVariables,
  shownSide,
  sideFrame,
  type GarmentFrame,
  type GarmentView,
  type ShownGarment,
  type ShownSide,
} from '@platen/ui'
import { type ReactNode, useId } from 'react'
import { usePage } from '../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { AfterLoading } from '../../lib/islands/after-loading.tsx'
import type { Colour } from './garment-facts.ts'

/** The number of fabrics that `app.css` has rules for. */
export const MAX_FABRICS = 100

interface FabricChoiceProps {
  readonly colours: readonly Colour[]
  readonly legend: string
  readonly className?: string
}

/** Without scripts: a `ForFabric` in the same `group/fabric` is visible while its radio button is checked. */
export function FabricChoice({ colours, legend, className = '' }: FabricChoiceProps) {
  const { messages } = usePage()
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      <div className="-mx-1 flex flex-wrap">
        {colours.map((colour, index) => (
          <label
            key={colour.name}
            title={named(colour.name, messages.names)}
            className="group/swatch relative grid size-11 cursor-pointer place-items-center"
          >
            <input
              type="radio"
              name="fabric"
              value={colour.name}
              data-fabric={index}
              defaultChecked={index === 0}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-platen"
            />
            <FabricSwatch
              hex={colour.hex}
              className="pointer-events-none size-8 transition-transform peer-checked:scale-125"
            />
            <span
              aria-hidden="true"
              className="pointer-events-none absolute bottom-0 h-0.5 w-5 bg-transparent peer-checked:bg-ink"
            />
            <span className="sr-only">{named(colour.name, messages.names)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function ForFabric({ index, children }: { index: number; children: ReactNode }) {
  return <div className={`hidden group-has-[[data-fabric='${index}']:checked]/fabric:block`}>{children}</div>
}

interface FabricDrawingsProps {
  readonly garment: ShownGarment
  readonly view: GarmentView
  readonly colours: readonly Colour[]
  readonly label: (colour: Colour) => string
  /** Drawn on the fabric, in millimetres. */
  readonly children: (frame: GarmentFrame) => ReactNode
}

/**
 * Fabrics reuse one hidden drawing, or one photo that is tinted, so that twenty are hardly larger than one. What only
 * other fabrics than the first need, such as the pictures of the tint, comes once the page is loaded.
 */
export function FabricDrawings({ garment, view, colours, label, children }: FabricDrawingsProps) {
  const id = useId()
  const shown = colours.map(({ hex }) => shownSide(garment, view, hex))
  const keys = shown.map(keyOf)
  const [first, ...others] = new Map(keys.map((key, index) => [key, shown[index]] as const))
  const hidden = (sides: readonly (readonly [string, ShownSide | undefined])[]) => (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      {sides.map(([key, side]) => {
        if (!side) return null
        const frame = sideFrame(side, view)
        const { minX, minY, width, height } = frame
        return (
          <g key={key} id={`${id}${key}`}>
            <svg viewBox={`${minX} ${minY} ${width} ${height}`}>
              <GarmentSide shown={side} view={view} />
              {children(frame)}
            </svg>
          </g>
        )
      })}
    </svg>
  )
  return (
    <>
      {first && hidden([first])}
      {others.length > 0 && <AfterLoading>{hidden(others)}</AfterLoading>}
      {colours.map((colour, index) => {
        const side = shown[index]
        if (!side) return null
        const { width, height } = sideFrame(side, view)
        return (
          <ForFabric key={colour.name} index={index}>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              className="w-full opacity-100 transition-opacity starting:opacity-60"
              style={fabricVariables(colour.hex)}
              role="img"
              aria-label={label(colour)}
            >
              <use href={`#${id}${keys[index]}`} width={width} height={height} />
            </svg>
          </ForFabric>
        )
      })}
    </>
  )
}

function keyOf(shown: ShownSide): string {
  return 'drawing' in shown ? shown.drawing : `${shown.photo.colourHex}${shown.tinted}`
}
