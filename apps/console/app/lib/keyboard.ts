import { kept } from '@platen/ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'

export interface KeyCommand {
  readonly label: string
  readonly run: () => void
  /** Why it does nothing now; shown in the overlay. */
  readonly unavailable?: string | undefined
}
/** By `KeyboardEvent.key`: `v`, `?`, `ArrowDown`. */
type KeyCommands = Readonly<Record<string, KeyCommand>>

/** Voice control can trigger single letters by mistake, so they can be turned off. */
export const singleKeys = kept('letters', true, (value): value is boolean => typeof value === 'boolean')

/** The newest is last and wins. */
let registered: readonly (() => KeyCommands)[] = []
const listeners = new Set<() => void>()

/** Ignored while typing and in dialogs. */
export function useKeys(commands: KeyCommands): void {
  const newest = useRef(commands)
  useEffect(() => {
    newest.current = commands
  })
  useEffect(() => {
    const read = () => newest.current
    replace([...registered, read])
    return () => replace(registered.filter((other) => other !== read))
  }, [])
}

export function useRegisteredKeys(): readonly { readonly key: string; readonly command: KeyCommand }[] {
  const now = useSyncExternalStore(subscribe, () => registered)
  const found = new Map<string, KeyCommand>()
  for (const read of now) for (const [key, command] of Object.entries(read())) found.set(key, command)
  return [...found].map(([key, command]) => ({ key, command }))
}

function replace(next: typeof registered): void {
  if (registered.length === 0 && next.length > 0) addEventListener('keydown', onKeyDown)
  if (registered.length > 0 && next.length === 0) removeEventListener('keydown', onKeyDown)
  registered = next
  listeners.forEach((tell) => tell())
}

function subscribe(callBack: () => void): () => void {
  listeners.add(callBack)
  return () => listeners.delete(callBack)
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || isMeantElsewhere(event)) return
  if (event.key.length === 1 && !singleKeys.read()) return
  const command = registered.findLast((read) => event.key in read())?.()[event.key]
  if (!command) return
  event.preventDefault()
  if (command.unavailable === undefined) command.run()
}

function isMeantElsewhere({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])')
  )
}
