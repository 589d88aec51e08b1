import { Tool } from '../../../lib/tool.tsx'
import { usePage } from '../../../lib/page.ts'
import { useDesigner } from '../designer-context.ts'
import { ShareTool } from '../share/share-tool.tsx'
import type { CanvasView } from './canvas-window.ts'
import { useEffect, useState } from 'react'
import { fill } from '@platen/messages'

interface CanvasBarProps {
  readonly view: CanvasView
  /** Undefined to show what suits the screen. */
  readonly onView: (view: CanvasView | undefined) => void
}

export function CanvasBar({ view, onView }: CanvasBarProps) {
  const { messages } = usePage()
  const texts = messages.designer
  const { editor, state } = useDesigner()
  const [zoomed, previewed] = [view === 'zone', view === 'preview']
  return (
    <div className="flex items-center justify-between border-y border-rule bg-sheet wide:border-x">
      <div className="flex">
        <Tool
          label={texts.undo}
          d="M9 6 4 11l5 5M4.5 11H14a5 5 0 0 1 0 10h-3"
          disabled={state.history.past.length === 0}
          onClick={editor.undo}
        />
        <Tool
          label={texts.redo}
          d="m15 6 5 5-5 5M19.5 11H10a5 5 0 0 0 0 10h3"
          disabled={state.history.future.length === 0}
          onClick={editor.redo}
        />
      </div>
      <Views />
      <div className="flex">
        <ShareTool place="bar" />
        <Tool
          label={texts.preview}
          d="M2 12s4-6.5 10-6.5S22 12 22 12s-4 6.5-10 6.5S2 12 2 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
          pressed={previewed}
          onClick={() => onView(previewed ? undefined : 'preview')}
        />
        <Tool
          label={zoomed ? texts.zoomOut : texts.zoomIn}
          d={zoomed ? 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5' : 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'}
          pressed={zoomed}
          onClick={() => onView(zoomed ? 'garment' : 'zone')}
        />
      </div>
    </div>
  )
}

function Views() {
  const { messages } = usePage()
  const texts = messages.designer
  const { printable, zone, chooseZone } = useDesigner()
  const views = (['front', 'back'] as const).flatMap((view) => {
    const first = printable.zones.find((one) => one.view === view)
    return first ? [{ view, zoneId: first.id }] : []
  })
  if (views.length < 2) return null
  return (
    <div role="group" aria-label={texts.views} className="flex">
      {views.map(({ view, zoneId }) => (
        <button
          key={view}
          type="button"
          aria-pressed={zone.view === view}
          onClick={() => {
            if (zone.view !== view) chooseZone(zoneId)
          }}
          className="min-h-11 border-b-3 border-transparent px-1.5 font-semibold min-[24rem]:px-3 text-ink-soft hover:text-ink aria-pressed:border-press aria-pressed:text-ink"
        >
          {messages.shared.views[view]}
        </button>
      ))}
    </div>
  )
}

const PAUSE_MS = 500

/** Announces the size and position of the print after it stopped moving. */
export function PrintAnnouncer() {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const { zone, print } = useDesigner()
  const words = print
    ? fill(texts.status, {
        width: formats.number(print.widthMm),
        height: formats.number(print.heightMm),
        x: side(print.offsetXMm, texts.right, texts.left, texts.middleX),
        y: side(print.offsetYMm, texts.below, texts.above, texts.middleY),
      })
    : fill(texts.removed, { zone: zone.name })
  const [said, setSaid] = useState('')

  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])

  function side(mm: number, more: string, less: string, middle: string): string {
    if (mm === 0) return middle
    return fill(mm > 0 ? more : less, { mm: formats.number(Math.abs(mm)) })
  }

  return (
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
  )
}
