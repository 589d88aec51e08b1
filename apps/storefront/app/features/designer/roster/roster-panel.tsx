import { named } from '@platen/formats/own-names'
import { count, fill } from '@platen/messages'
import { Button, Notice, TextArea } from '@platen/ui'
import { useState } from 'react'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import { useDesigner } from '../designer-context.ts'
import { colourOf } from '../design/printable-garment.ts'
import type { RosterRow } from '../design/roster-row.ts'
import { parseRoster, setRoster } from './roster.ts'

const NOBODY: readonly RosterRow[] = []
const NEW_ROW: RosterRow = { name: '', number: '', size: '' }

/** Who gets a garment with their own name and number: pasted as a list, or typed. */
export function RosterPanel() {
  const { messages, language, shop } = usePage()
  const texts = layersTexts(language).roster
  const { design, printable, editor } = useDesigner()
  const [pasted, setPasted] = useState('')
  const { roster = NOBODY } = design
  const sizes = (colourOf(printable, design.colour)?.sizes ?? []).map(({ size, availability }) => ({
    id: size,
    name: named(size, messages.names),
    isOut: availability === 'out',
  }))
  const most = shop.limits.maxItems
  const change = (rows: readonly RosterRow[], step?: string) =>
    editor.change((current) => setRoster(current, printable, rows.slice(0, most)), step)
  const replace = (index: number, parts: Partial<RosterRow>, step: string) =>
    change(
      roster.map((row, at) => (at === index ? { ...row, ...parts } : row)),
      step,
    )
  const field = 'min-h-11 w-full min-w-0 rounded-platen border border-rule-strong bg-sheet px-2'

  return (
    <section className="grid gap-4" aria-label={texts.title}>
      <h3 className="font-display text-base font-bold">{texts.title}</h3>
      <div className="grid gap-2">
        <TextArea
          label={texts.paste}
          hint={texts.pasteHint}
          rows={3}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
        <Button
          variant="line"
          className="justify-self-start"
          unavailable={pasted.trim() === '' ? texts.pasteFirst : undefined}
          onClick={() => {
            change([...roster, ...parseRoster(pasted, sizes)])
            setPasted('')
          }}
        >
          {texts.addPasted}
        </Button>
      </div>
      {roster.length >= most && <Notice tone="warn">{fill(texts.most, { count: most })}</Notice>}
      {roster.length > 0 && (
        <>
          <p role="status" className="text-sm text-ink-soft">
            {count(language, texts.people, roster.length)}
          </p>
          <ul className="grid gap-2">
            {roster.map((row, index) => (
              <li key={index} className="grid grid-cols-[1fr_3.5rem_5.5rem_2.75rem] items-center gap-2">
                <input
                  aria-label={fill(texts.nameOf, { number: index + 1 })}
                  className={field}
                  maxLength={40}
                  placeholder={texts.name}
                  value={row.name}
                  onChange={(event) => replace(index, { name: event.target.value }, `roster name ${index}`)}
                />
                <input
                  aria-label={fill(texts.numberOf, { number: index + 1 })}
                  className={`figures ${field}`}
                  inputMode="numeric"
                  maxLength={3}
                  placeholder={texts.number}
                  value={row.number}
                  onChange={(event) =>
                    replace(index, { number: event.target.value }, `roster number ${index}`)
                  }
                />
                <select
                  aria-label={fill(texts.sizeOf, { number: index + 1 })}
                  aria-invalid={row.size === ''}
                  className={`${field} aria-invalid:border-bad`}
                  value={row.size}
                  onChange={(event) => replace(index, { size: event.target.value }, `roster size ${index}`)}
                >
                  <option value="">{texts.size}</option>
                  {sizes.map(({ id, name, isOut }) => (
                    <option key={id} value={id} disabled={isOut}>
                      {name}
                    </option>
                  ))}
                </select>
                <button
                  type="button"
                  aria-label={fill(texts.removeOf, { number: index + 1 })}
                  className="grid size-11 place-items-center hover:bg-tray"
                  onClick={() => change(roster.toSpliced(index, 1))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="line" className="justify-self-start" onClick={() => change([...roster, NEW_ROW])}>
        {texts.addOne}
      </Button>
    </section>
  )
}
