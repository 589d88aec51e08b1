import { useBuilder } from '../builder-context.ts'

export type FilmKind = 'sheet' | 'transfers' | 'file'

interface KindChoiceProps {
  readonly kind: FilmKind
  readonly onChange: (kind: FilmKind) => void
}

export function KindChoice({ kind, onChange }: KindChoiceProps) {
  const { texts, film } = useBuilder()
  const kinds: readonly FilmKind[] = [
    ...(film.sheets ? (['sheet'] as const) : []),
    ...(film.transfers ? (['transfers'] as const) : []),
    ...(film.sheets ? (['file'] as const) : []),
  ]
  if (kinds.length === 1) return null
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{texts.kind.label}</legend>
      <div className="grid gap-2 min-[26rem]:grid-cols-2">
        {kinds.map((value) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-2 rounded-platen border border-rule-strong bg-sheet p-3 has-checked:border-press has-checked:bg-press-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-press"
          >
            <input
              type="radio"
              name="film-kind"
              className="mt-1 size-4 flex-none accent-press"
              checked={kind === value}
              onChange={() => onChange(value)}
            />
            <span>
              <span className="block font-semibold">{texts.kind[value]}</span>
              <span className="block text-sm text-ink-soft">{texts.kind[`${value}Text`]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
