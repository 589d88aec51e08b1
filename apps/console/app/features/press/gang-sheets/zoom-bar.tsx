import { useState, type ReactNode } from 'react'
import { m } from '../../../messages/messages.ts'

const texts = m.sheets.zoom

/** CSS pixels per millimetre at actual size. */
const ACTUAL_SIZE = 96 / 25.4
const STEP = 1.25
const [MIN, MAX] = [0.1, 12]

export function useZoom(fitPxPerMm: number) {
  const [selected, setSelected] = useState<number>()
  const pxPerMm = selected ?? fitPxPerMm
  const zoomBy = (factor: number) => setSelected(Math.min(MAX, Math.max(MIN, pxPerMm * factor)))
  return {
    pxPerMm,
    fits: selected === undefined,
    actualSize: selected === ACTUAL_SIZE,
    fit: () => setSelected(undefined),
    toActualSize: () => setSelected(ACTUAL_SIZE),
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
  }
}

export type Zoom = ReturnType<typeof useZoom>

export function ZoomBar({ zoom, children }: { zoom: Zoom; children: ReactNode }) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-1 gap-y-2 text-sm">
      <div className="mr-auto flex gap-2">{children}</div>
      <div role="group" aria-label={texts.label} className="flex items-center">
        <ZoomButton label={texts.out} keys="-" onClick={zoom.zoomOut}>
          −
        </ZoomButton>
        <ZoomButton label={texts.in} keys="+" onClick={zoom.zoomIn}>
          +
        </ZoomButton>
        <ZoomButton label={texts.fitToWidth} keys="0" pressed={zoom.fits} onClick={zoom.fit}>
          {texts.fit}
        </ZoomButton>
        <ZoomButton label={texts.actualSize} keys="1" pressed={zoom.actualSize} onClick={zoom.toActualSize}>
          1:1
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
