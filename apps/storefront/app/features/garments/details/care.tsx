import { usePage } from '../../../lib/page.ts'
import { Section } from '../../../lib/section.tsx'
import type { Garment } from '../garment-facts.ts'
import { CARE_PARTS, CareSymbol } from './care-symbol.tsx'

export function Care({ care }: { care: NonNullable<Garment['care']> }) {
  const { messages } = usePage()
  const texts = messages.care
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = texts.labels
  const signs = CARE_PARTS.flatMap((part) => {
    const value = care[part]
    return value === null ? [] : [{ part, value, word: labels[part]?.[value] ?? value }]
  })
  return (
    <Section title={texts.title}>
      {signs.length > 0 && (
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {signs.map(({ part, value, word }) => (
            <li key={part} className="flex items-center gap-3">
              <CareSymbol part={part} value={value} />
              {word}
            </li>
          ))}
        </ul>
      )}
      {care.note !== null && <p className="mt-4 max-w-prose whitespace-pre-line">{care.note}</p>}
    </Section>
  )
}
