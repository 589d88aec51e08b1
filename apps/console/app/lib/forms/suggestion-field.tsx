import { TextField } from '@platen/ui'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { SuggestionFieldProps } from './suggestion-list-field.tsx'

type ListField = ComponentType<
  SuggestionFieldProps & { readonly autoFocus: boolean; readonly defaultOpen: boolean }
>

/** The list is 27 KB of script, which is loaded on focus. */
export function SuggestionField(props: SuggestionFieldProps) {
  const { options: _options, text, onText, onFocus, ...field } = props
  const box = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState(false)
  // Text that is typed before the list is there opens it as soon as it is.
  const [typed, setTyped] = useState(false)
  const [list, setList] = useState<{ readonly Field: ListField; readonly autoFocus: boolean }>()
  useEffect(() => {
    if (!focused) return
    let gone = false
    void import('./suggestion-list-field.tsx').then(({ default: Field }) => {
      const autoFocus = box.current?.contains(document.activeElement) === true
      if (!gone) setList({ Field, autoFocus })
    })
    return () => {
      gone = true
    }
  }, [focused])
  if (list) return <list.Field {...props} autoFocus={list.autoFocus} defaultOpen={list.autoFocus && typed} />
  return (
    <div ref={box}>
      <TextField
        {...field}
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setTyped(true)
          onText(target.value)
        }}
        onFocus={() => {
          setFocused(true)
          onFocus?.()
        }}
      />
    </div>
  )
}
