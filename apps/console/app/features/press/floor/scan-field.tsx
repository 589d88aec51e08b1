import { Button } from '@platen/ui'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { CameraDialog } from './camera-dialog.tsx'
import { hasCamera } from './read-codes.ts'
import { m } from '../../../messages/messages.ts'

/** Captures scanner input wherever the focus is; a scanner ends with Enter. */
export function ScanField({ onScan }: { onScan: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  // A scanner needs no on-screen keyboard, which would cover half of the screen.
  const [typing, setTyping] = useState(() => !matchMedia('(pointer: coarse)').matches)
  const [cameraOpen, setCameraOpen] = useState(false)

  useEffect(() => {
    field.current?.focus({ preventScroll: true })
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target === field.current || !isTyped(event)) return
      // The scanned characters must not trigger keyboard shortcuts.
      event.stopPropagation()
      field.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (text.trim() === '') return
    setText('')
    onScan(text)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <label htmlFor="scan" className="font-semibold">
        {m.floor.scan.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={field}
          id="scan"
          value={text}
          onChange={({ target }) => setText(target.value)}
          inputMode={typing ? 'text' : 'none'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="501"
          className="figures min-h-16 min-w-0 flex-1 basis-full rounded-platen sm:basis-48 border-2 border-ink bg-sheet px-4 text-xl"
        />
        {!typing && (
          <Button
            variant="line"
            className="min-h-16 grow px-3! sm:grow-0 sm:px-5!"
            onClick={() => {
              setTyping(true)
              field.current?.focus()
            }}
          >
            {m.floor.scan.keyboard}
          </Button>
        )}
        {hasCamera() && (
          <Button
            variant="line"
            className="min-h-16 grow px-3! sm:grow-0 sm:px-5!"
            onClick={() => setCameraOpen(true)}
          >
            {m.floor.scan.camera}
          </Button>
        )}
        <Button type="submit" className="min-h-16 grow px-6 text-lg sm:grow-0">
          {m.floor.scan.submit}
        </Button>
      </div>
      {cameraOpen && (
        <CameraDialog
          onClose={() => setCameraOpen(false)}
          onCode={(code) => {
            setCameraOpen(false)
            onScan(code)
          }}
        />
      )}
    </form>
  )
}

const TEXT = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]'

/** Only when no other field has the focus. */
function isTyped({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false
  if (document.querySelector('dialog[open]')) return false
  return !(target instanceof HTMLElement && target.matches(TEXT))
}
