import { CropMarks } from '@platen/ui'
import { fill } from '@platen/messages'
import { CopyButton } from './copy-button.tsx'
import { m } from '../messages/messages.ts'

interface ShownOnceProps {
  readonly text: string
  readonly what: string
}

export function ShownOnce({ text, what }: ShownOnceProps) {
  return (
    <div className="grid gap-3">
      <CropMarks className="m-2 text-ink-soft">
        <code className="figures block bg-tray px-4 py-3 text-sm break-all text-ink select-all">{text}</code>
      </CropMarks>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton text={text} label={fill(m.shared.copy.what, { what })} variant="press" />
        <p className="text-sm text-ink-soft">{m.shared.copy.shownOnce}</p>
      </div>
    </div>
  )
}
