import { count, fill } from '@platen/messages'
import { buttonClass, Cross, FilmRoll } from '@platen/ui'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'
import { usePage } from '../../../lib/page.ts'
import { refusalWords } from '../../../lib/texts/refusal-words.ts'
import { ARTWORK_TYPES } from '../../uploads/index.ts'
import { useBuilder } from '../builder-context.ts'
import type { QueuedFile } from '../files/upload-queue.ts'
import { useEditor } from '../sheet/sheet-editor.ts'

/** Files are chosen here, or dropped or pasted anywhere on the page. */
export function FileDrop() {
  const { shop, language } = usePage()
  const { queue, texts, editor } = useBuilder()
  const files = useSyncExternalStore(queue.subscribe, queue.get, queue.get)
  const isEmpty = useEditor(editor, ({ history }) => history.present.prints.length === 0)
  const id = useId()
  const over = useDroppedFiles(queue.add)
  const left = files.filter(({ state }) => ['waiting', 'sending', 'interrupted'].includes(state.at)).length
  return (
    <section aria-labelledby={`${id}-title`} className="grid gap-3">
      <div
        className={`grid gap-3 rounded-platen border border-dashed p-4 transition-colors ${over ? 'border-press bg-press-wash' : 'border-rule-strong bg-sheet'} ${isEmpty ? 'justify-items-start sm:p-6' : ''}`}
      >
        {isEmpty && <FilmRoll className="h-28 w-auto text-ink-soft" />}
        <h2 id={`${id}-title`} className={isEmpty ? 'text-xl' : 'sr-only'}>
          {over ? texts.files.drop : texts.files.title}
        </h2>
        <label
          className={buttonClass(
            isEmpty ? 'press' : 'line',
            'cursor-pointer justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press',
          )}
        >
          <input
            type="file"
            multiple
            accept={ARTWORK_TYPES}
            className="sr-only"
            aria-label={texts.files.pick}
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              queue.add([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <span aria-hidden="true">{texts.files.pick}</span>
        </label>
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {fill(texts.files.hint, { size: Math.round(shop.limits.maxUploadBytes / 1024 / 1024) })}
        </p>
      </div>
      <p role="status" className={left === 0 ? 'sr-only' : 'text-sm font-semibold'}>
        {left > 0 && count(language, texts.files.progress, left)}
      </p>
      {files.length > 0 && (
        <ul className="grid gap-1.5">
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
    </section>
  )
}

function FileRow({ file: { id, name, state } }: { readonly file: QueuedFile }) {
  const { shop, messages } = usePage()
  const { queue, texts } = useBuilder()
  const size = Math.round(shop.limits.maxUploadBytes / 1024 / 1024)
  const percent = state.at === 'sending' ? Math.round(state.share * 100) : 0
  const isWrong = ['too_large', 'unknown_kind', 'refused'].includes(state.at)
  const text = {
    waiting: texts.files.waiting,
    sending: percent < 100 ? fill(texts.files.sending, { percent }) : texts.files.checking,
    interrupted: texts.files.interrupted,
    too_large: fill(texts.files.tooLarge, { size }),
    unknown_kind: texts.files.unknownKind,
    refused:
      state.at === 'refused' && state.problem.kind === 'refused'
        ? refusalWords(state.problem, messages).text
        : '',
  }[state.at]
  return (
    <li
      className={`flex items-center gap-2 rounded-platen border bg-sheet py-1 pr-1 pl-3 ${isWrong ? 'border-bad' : 'border-rule'}`}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="truncate text-sm font-semibold" dir="auto">
          {name}
        </p>
        <p className={`figures text-xs ${isWrong ? 'text-bad' : 'text-ink-soft'}`}>{text}</p>
        {state.at === 'sending' && (
          <span className="mt-1 block h-1 overflow-hidden rounded-full bg-rule">
            <span
              className="block h-full origin-left bg-press transition-transform"
              style={{ transform: `scaleX(${state.share})` }}
            />
          </span>
        )}
      </div>
      <button
        type="button"
        onClick={() => queue.remove(id)}
        aria-label={fill(texts.files.remove, { file: name })}
        className="grid size-11 flex-none place-items-center rounded-platen text-ink-soft hover:bg-tray hover:text-ink"
      >
        <Cross />
      </button>
    </li>
  )
}

/** Several at once. True while files are held over the page. */
function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const take = (list: FileList | undefined, event: Event) => {
      if (!list || list.length === 0) return
      event.preventDefault()
      onFiles([...list])
    }
    const onPaste = (event: ClipboardEvent) => take(event.clipboardData?.files, event)
    const onDragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      setOver(false)
      take(event.dataTransfer?.files, event)
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('paste', onPaste, { signal })
    document.addEventListener('dragover', onDragOver, { signal })
    document.addEventListener('dragleave', onDragLeave, { signal })
    document.addEventListener('drop', onDrop, { signal })
    return () => stop.abort()
  }, [onFiles])
  return over
}
