import { fill } from '@platen/messages'
import { Notice } from '@platen/ui'
import type { UploadState } from './use-file-upload.ts'
import { m } from '../../messages/messages.ts'

export function UploadProgress({ state }: { state: UploadState }) {
  if (state.kind === 'sending') {
    return (
      <p role="status" className="grid gap-1 text-sm">
        {fill(state.share < 1 ? m.forms.upload.sending : m.forms.upload.checking, { file: state.fileName })}
        <progress value={state.share < 1 ? state.share : undefined} className="h-2 w-full accent-press" />
      </p>
    )
  }
  if (state.kind === 'idle') return null
  return (
    <Notice tone="bad" urgent title={state.title}>
      <p>{state.text}</p>
      <button type="button" className="mt-1 min-h-9 font-semibold underline" onClick={state.again}>
        {m.shared.retry}
      </button>
    </Notice>
  )
}
