import { zoneView, type GarmentView } from '@platen/ui'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/page.ts'
import { useDesigner } from '../designer-context.ts'

interface CanvasBarProps {
  readonly zoomed: boolean
  readonly onZoom: (zoomed: boolean) => void
}

/** Undo, redo, the side of the garment, and how near it is seen. */
export function CanvasBar({ zoomed, onZoom }: CanvasBarProps) {
  const { messages } = usePage()
  const texts = messages.designer
  const { editor, state } = useDesigner()
  return (
    <div className="flex items-center justify-between gap-2 border-y border-rule bg-sheet lg:border-x">
      <div className="flex">
        <Tool label={texts.undo} disabled={state.history.past.length === 0} onClick={editor.undo}>
          <path d="M9 6 4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3" />
        </Tool>
        <Tool label={texts.redo} disabled={state.history.future.length === 0} onClick={editor.redo}>
          <path d="m15 6 5 5-5 5M19.5 11H10a5 5 0 0 0 0 10h3" />
        </Tool>
      </div>
      <Views />
      <Tool label={zoomed ? texts.zoomOut : texts.zoomIn} pressed={zoomed} onClick={() => onZoom(!zoomed)}>
        <path
          d={zoomed ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'}
        />
      </Tool>
    </div>
  )
}

function Views() {
  const { messages } = usePage()
  const texts = messages.designer
  const { printable, zone, chooseZone } = useDesigner()
  const views = (['front', 'back'] as const).flatMap((view) => {
    const first = printable.zones.find(({ id }) => zoneView(id) === view)
    return first ? [{ view, zoneId: first.id }] : []
  })
  if (views.length < 2) return null
  const names: Readonly<Record<GarmentView, string>> = { front: texts.front, back: texts.back }
  return (
    <div role="group" aria-label={texts.views} className="flex">
      {views.map(({ view, zoneId }) => (
        <button
          key={view}
          type="button"
          aria-pressed={zoneView(zone.id) === view}
          onClick={() => {
            if (zoneView(zone.id) !== view) chooseZone(zoneId)
          }}
          className="min-h-11 border-b-3 border-transparent px-3 font-semibold text-ink-soft hover:text-ink aria-pressed:border-press aria-pressed:text-ink"
        >
          {names[view]}
        </button>
      ))}
    </div>
  )
}

function Tool({
  label,
  disabled = false,
  pressed,
  onClick,
  children,
}: {
  label: string
  disabled?: boolean
  pressed?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center hover:bg-tray disabled:text-rule-strong aria-pressed:bg-press-wash"
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      >
        {children}
      </svg>
    </button>
  )
}
