import type { ScanMode } from './use-floor.ts'

export const SCAN_MODES = ['show', 'press', 'check', 'pack'] as const satisfies readonly ScanMode[]

const WORDS = {
  show: 'Show it',
  press: 'Pressed',
  check: 'Passed',
  pack: 'Packed',
} as const satisfies Record<ScanMode, string>

interface ModeSwitchProps {
  readonly mode: ScanMode
  readonly unavailable: string | undefined
  readonly onChange: (mode: ScanMode) => void
}

/** At which bench this tablet stands: there a scan is all that a step takes. */
export function ModeSwitch({ mode, unavailable, onChange }: ModeSwitchProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">A scan means</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {SCAN_MODES.map((each) => (
          <label
            key={each}
            title={each === 'show' ? undefined : unavailable}
            className="flex min-h-14 cursor-pointer items-center justify-center gap-2 rounded-platen border border-rule-strong px-3 font-semibold focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-press has-checked:border-press has-checked:bg-press has-checked:text-on-press has-disabled:cursor-not-allowed has-disabled:text-ink-soft"
          >
            <input
              type="radio"
              name="mode"
              className="sr-only"
              checked={mode === each}
              disabled={each !== 'show' && unavailable !== undefined}
              onChange={() => onChange(each)}
            />
            {WORDS[each]}
          </label>
        ))}
      </div>
      {unavailable !== undefined && <p className="mt-1 text-sm text-ink-soft">{unavailable}</p>}
    </fieldset>
  )
}
