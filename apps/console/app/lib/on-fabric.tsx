import type { ReactNode } from 'react'

interface OnFabricProps {
  /** `#rrggbb`, or empty for film without a garment. */
  readonly hex: string | undefined
  readonly className: string
  readonly children: ReactNode
}

/** A small picture of a print, on the colour of its fabric: white text on nothing could not be read. */
export function OnFabric({ hex = '', className, children }: OnFabricProps) {
  return (
    <span
      className={`grid shrink-0 place-items-center border border-rule ${hex === '' ? 'checkerboard bg-sheet' : ''} ${className}`}
      style={hex === '' ? undefined : { backgroundColor: hex }}
    >
      {children}
    </span>
  )
}
