import { fill } from '@platen/messages'
import { SelectField, TextField } from '@platen/ui'
import { useState } from 'react'
import { m } from '../../../../messages/messages.ts'
import { fromMm, lengthUnit, millimetres, toMm, UNITS, type Unit } from './lengths.ts'
import type { ProblemOfPhoto } from './photo-problems.ts'

const texts = m.garmentPhotos.editor
const [MIN_MM, MAX_MM] = [1, 2000]
const REFERENCES = [
  ['a4', 297],
  ['letter', 279.4],
  ['card', 85.6],
] as const

interface DistanceFieldProps {
  readonly valueMm: number | null
  readonly problem: ProblemOfPhoto | undefined
  readonly onChange: (mm: number, step?: string) => void
}

export function DistanceField({ valueMm, problem, onChange }: DistanceFieldProps) {
  const unit = lengthUnit.use()
  const [typed, setTyped] = useState<string>()
  const [wasLeft, setWasLeft] = useState(false)
  // Whoever has just opened the photo has done nothing wrong.
  const error = problem?.isMissing === true && !wasLeft ? undefined : problem?.text
  const wrong = typed !== undefined && typed.trim() !== '' && readMm(typed, unit) === undefined
  const [min, max] = [fromMm(MIN_MM, unit), fromMm(MAX_MM, unit)]
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-2">
        <TextField
          label={texts.distance}
          error={wrong ? fill(texts.distanceWrong, { min, max, unit }) : error}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? (valueMm === null ? '' : String(fromMm(valueMm, unit)))}
          onChange={({ target }) => {
            setTyped(target.value)
            const mm = readMm(target.value, unit)
            if (mm !== undefined) onChange(mm, 'distance')
          }}
          onBlur={() => {
            setWasLeft(true)
            if (!wrong) setTyped(undefined)
          }}
          className="min-w-0 flex-1"
        />
        <SelectField
          label={texts.unit}
          value={unit}
          onChange={({ target }) => {
            setTyped(undefined)
            lengthUnit.write(UNITS.find((one) => one === target.value) ?? 'mm')
          }}
          className="w-24"
        >
          {UNITS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
      </div>
      <div role="group" aria-label={texts.references} className="flex flex-wrap items-center gap-2 text-sm">
        <span className="w-full text-ink-soft" aria-hidden="true">
          {texts.references}
        </span>
        {REFERENCES.map(([name, mm]) => (
          <button
            key={name}
            type="button"
            aria-pressed={valueMm === mm}
            onClick={() => {
              setTyped(undefined)
              onChange(mm)
            }}
            className="min-h-9 rounded-platen border border-rule-strong px-2.5 hover:bg-tray aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {texts.reference[name]} <span className="figures">{millimetres(mm)}</span>
          </button>
        ))}
      </div>
    </div>
  )
}

/** Accepts "52", "52,5" and "20.5 in"; undefined if it is no length that the service takes. */
function readMm(text: string, unit: Unit): number | undefined {
  const match = /^(\d{1,4}(?:[.,]\d{0,3})?)(mm|cm|in|")?$/i.exec(text.replaceAll(/\s/g, ''))
  if (!match) return undefined
  const own = match[2]?.toLowerCase()
  const mm = toMm(
    Number((match[1] ?? '').replace(',', '.')),
    own === undefined ? unit : own === 'mm' || own === 'cm' ? own : 'in',
  )
  return mm >= MIN_MM && mm <= MAX_MM ? mm : undefined
}
