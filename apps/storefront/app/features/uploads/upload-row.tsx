import type { Formats } from '@platen/formats'
import { Button, Cross } from '@platen/ui'
import { usePage } from '../../lib/page.ts'
import { refusalWords } from '../../lib/texts/refusal-words.ts'
import type { Messages } from '../../messages/en.ts'
import { fill } from '@platen/messages'
import type { Upload } from './use-upload.ts'

interface UploadRowProps {
  readonly upload: Exclude<Upload<unknown>, { phase: 'empty' }>
  readonly maxBytes: number
  readonly onRetry: () => void
  readonly onRemove: () => void
}

export function UploadRow({ upload, maxBytes, onRetry, onRemove }: UploadRowProps) {
  const { messages, formats } = usePage()
  const texts = messages.uploads
  const fileError = fileErrorOf(upload, maxBytes, messages, formats)
  return (
    <div className="flex items-center gap-3 rounded-platen border border-rule bg-sheet p-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold" dir="auto">
          {upload.fileName}
        </p>
        <div role="status" className="text-sm text-ink-soft">
          {upload.phase === 'sending' && <Progress share={upload.share} />}
          {upload.phase === 'done' && <p>{texts.arrived}</p>}
          {fileError !== undefined && <p className="text-bad">{fileError}</p>}
          {upload.phase === 'failed' && fileError === undefined && (
            <p className="text-bad">
              {upload.problem.kind === 'refused'
                ? refusalWords(upload.problem, messages).text
                : texts.interrupted}
            </p>
          )}
        </div>
        {upload.phase === 'failed' && fileError === undefined && (
          <Button variant="line" className="mt-2" onClick={onRetry}>
            {messages.shell.retry}
          </Button>
        )}
      </div>
      <button
        type="button"
        onClick={onRemove}
        aria-label={fill(texts.remove, { file: upload.fileName })}
        className="grid size-11 flex-none place-items-center rounded-platen text-ink-soft hover:bg-tray hover:text-ink"
      >
        <Cross />
      </button>
    </div>
  )
}

function Progress({ share }: { share: number }) {
  const { messages } = usePage()
  const percent = Math.round(share * 100)
  return (
    <>
      <span className="figures">{fill(messages.uploads.sending, { percent })}</span>
      <progress
        value={percent}
        max={100}
        aria-label={fill(messages.uploads.sending, { percent })}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-rule [&::-moz-progress-bar]:bg-press [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-press"
      />
    </>
  )
}

/** What is wrong with the file itself: only another one helps. */
export function fileErrorOf(
  upload: Upload<unknown>,
  maxBytes: number,
  messages: Messages,
  formats: Formats,
): string | undefined {
  if (upload.phase === 'too_large')
    return fill(messages.uploads.tooLarge, { size: megabytes(maxBytes, formats) })
  if (upload.phase !== 'failed' || upload.problem.kind !== 'refused') return undefined
  const isOfFile = upload.problem.fields.some(({ path }) => path === 'file')
  return isOfFile ? refusalWords(upload.problem, messages).text : undefined
}

function megabytes(bytes: number, formats: Formats): string {
  return `${formats.number(Math.round(bytes / 1024 / 1024))} MB`
}
