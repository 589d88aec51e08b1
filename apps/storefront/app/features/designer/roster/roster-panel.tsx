import { named } from '@platen/formats/own-names'
import { count, fill } from '@platen/messages'
import { Button, Notice, TextArea } from '@platen/ui'
import { useState } from 'react'
import { layersTexts } from '../../../messages/layers.ts'
import { usePage } from '../../../lib/page.ts'
import { useDesigner } from '../designer-context.ts'
import { colourOf } from '../design/printable-garment.ts'
import type { RosterRow } from '../design/roster-row.ts'
import { pastedList } from './pasted-list.ts'
import { LONGEST_NAME, parseRoster, rosterLines, setRoster, shortenNames } from './roster.ts'

const NOBODY: readonly RosterRow[] = []
const NEW_ROW: RosterRow = { name: '', number: '', size: '' }

/** Who gets a garment with their own name and number: pasted as a list, or typed. */
export function RosterPanel() {
  const { messages, language, shop, formats } = usePage()
  const texts = layersTexts(language).roster
  const { design, printable, editor } = useDesigner()
  const pasted = pastedList.use()
  const [listed, setListed] = useState<{ readonly people: number; readonly added: number }>()
  const [shortened, setShortened] = useState<readonly number[]>([])
  const { roster = NOBODY } = design
  const sizes = (colourOf(printable, design.colour)?.sizes ?? []).map(({ size, availability }) => ({
    id: size,
    name: named(size, messages.names),
    isOut: availability === 'out',
  }))
  const most = shop.limits.maxItems
  const change = (rows: readonly RosterRow[], step?: string) =>
    editor.change((current) => setRoster(current, printable, rows.slice(0, most)), step)
  function addPasted(): void {
    const lines = rosterLines(pasted)
    const added = Math.min(lines.length, Math.max(0, most - roster.length))
    const pastedRows = shortenNames(parseRoster(lines.slice(0, added).join('\n'), sizes))
    if (added > 0) change([...roster, ...pastedRows.rows])
    setShortened(pastedRows.shortened.map((place) => roster.length + place))
    pastedList.write(lines.slice(added).join('\n'))
    setListed({ people: lines.length, added })
  }
  const rest = listed && listed.people - listed.added
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
          onChange={(event) => {
            pastedList.write(event.target.value)
            setListed(undefined)
            setShortened([])
          }}
        />
        <Button
          variant="line"
          className="justify-self-start"
          unavailable={pasted.trim() === '' ? texts.pasteFirst : undefined}
          onClick={addPasted}
        >
          {texts.addPasted}
        </Button>
      </div>
      {listed && rest !== undefined && rest > 0 ? (
        <Notice tone="warn" urgent>
          {fill(listed.added > 0 ? texts.partAdded : texts.noneAdded, {
            people: formats.number(listed.people),
            added: formats.number(listed.added),
            rest: formats.number(rest),
            most: formats.number(most),
          })}
        </Notice>
      ) : (
        roster.length >= most && <Notice tone="warn">{fill(texts.most, { count: most })}</Notice>
      )}
      {shortened.length > 0 && (
        <Notice tone="warn" urgent>
          {fill(texts.shortened, {
            most: formats.number(LONGEST_NAME),
            rows: shortened.map((place) => formats.number(place)).join(', '),
          })}
        </Notice>
      )}
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
                  maxLength={LONGEST_NAME}
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
      <Button
        variant="line"
        className="justify-self-start"
        unavailable={roster.length >= most ? fill(texts.most, { count: most }) : undefined}
        onClick={() => change([...roster, NEW_ROW])}
      >
        {texts.addOne}
      </Button>
    </section>
  )
}
