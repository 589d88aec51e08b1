import type { ReactNode } from 'react'
import type { Zoom } from './use-zoom.ts'

/** How near one stands to the light table. */
export function ZoomBar({ zoom, children }: { zoom: Zoom; children: ReactNode }) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-1 gap-y-2 text-sm">
      <div className="mr-auto flex gap-2">{children}</div>
      <div role="group" aria-label="Zoom" className="flex items-center">
        <ZoomButton label="Further away" keys="-" onClick={zoom.further}>
          −
        </ZoomButton>
        <ZoomButton label="Nearer" keys="+" onClick={zoom.nearer}>
          +
        </ZoomButton>
        <ZoomButton label="Fit the width" keys="0" pressed={zoom.fits} onClick={zoom.fit}>
          Fit
        </ZoomButton>
        <ZoomButton label="1 : 1, true size" keys="1" pressed={zoom.trueSize} onClick={zoom.toTrueSize}>
          1 : 1
        </ZoomButton>
      </div>
    </div>
  )
}

interface ZoomButtonProps {
  readonly label: string
  readonly keys: string
  readonly pressed?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function ZoomButton({ label, keys, pressed, onClick, children }: ZoomButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
      className="figures -ml-px min-h-11 min-w-11 border border-rule-strong px-3 first:rounded-l-platen last:rounded-r-platen hover:bg-tray aria-pressed:bg-press-wash aria-pressed:font-semibold"
    >
      {children}
    </button>
  )
}
