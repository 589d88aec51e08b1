import { Autocomplete } from '@base-ui/react/autocomplete'
import { TextField } from '@platen/ui'
import { useState, type ReactNode } from 'react'

export interface Suggestion {
  readonly name: string
  readonly detail?: string
}

export interface SuggestionFieldProps {
  readonly label: ReactNode
  readonly options: readonly Suggestion[]
  readonly text: string
  readonly onText: (text: string) => void
  readonly hint?: ReactNode
  readonly optional?: string | undefined
  readonly error?: string | undefined
  readonly name?: string | undefined
  readonly maxLength?: number
  readonly onFocus?: () => void
  readonly onBlur?: () => void
}

export default function SuggestionListField({
  options,
  text,
  onText,
  autoFocus,
  defaultOpen,
  ...field
}: SuggestionFieldProps & { readonly autoFocus: boolean; readonly defaultOpen: boolean }) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const [open, setOpen] = useState(defaultOpen)
  return (
    <Autocomplete.Root
      items={options}
      value={text}
      onValueChange={onText}
      // An empty list would still hide the page from screen readers.
      open={open && options.some((option) => matches(option, text))}
      onOpenChange={setOpen}
      openOnInputClick
      itemToStringValue={({ name }: Suggestion) => name}
      filter={matches}
    >
      <div ref={setContainer}>
        <Autocomplete.Input
          autoFocus={autoFocus}
          // While the list is open, everything beside it is hidden from screen readers, the label too.
          {...(typeof field.label === 'string' && { 'aria-label': field.label })}
          render={<TextField spellCheck={false} {...field} />}
          onKeyDown={(event) => {
            // Closes the list only, not the dialog around it.
            if (event.key === 'Escape' && open) event.preventDefault()
          }}
        />
      </div>
      {/* Inside the field, because a modal dialog makes everything outside of it inert. */}
      <Autocomplete.Portal container={container}>
        <Autocomplete.Positioner positionMethod="fixed" sideOffset={4} className="z-50 w-(--anchor-width)">
          <Autocomplete.Popup className="max-h-[min(16rem,var(--available-height))] overflow-y-auto rounded-platen border border-rule-strong bg-sheet shadow-platen data-[empty]:hidden">
            <Autocomplete.List>
              {(option: Suggestion) => (
                <Autocomplete.Item
                  key={option.name}
                  value={option}
                  className="flex min-h-11 cursor-default flex-wrap items-center justify-between gap-x-4 px-3 py-1 data-[highlighted]:bg-press-wash"
                >
                  <span>{option.name}</span>
                  {option.detail !== undefined && (
                    <span className="text-sm text-ink-soft">{option.detail}</span>
                  )}
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

function matches({ name, detail = '' }: Suggestion, typed: string): boolean {
  return `${name} ${detail}`.toLowerCase().includes(typed.trim().toLowerCase())
}
