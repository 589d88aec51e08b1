import type { ReactNode } from 'react'
import { CheckBox } from '../lib/forms/check-box.tsx'
import { singleKeys, useRegisteredKeys } from '../lib/keyboard.ts'
import { m } from '../messages/messages.ts'

export function KeyList() {
  const keys = useRegisteredKeys()
  const on = singleKeys.use()
  const texts = m.shell.keys
  return (
    <>
      <dl className="grid max-h-[55dvh] grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 overflow-y-auto">
        <Row keys={['Ctrl', 'K']}>{m.shell.search.label}</Row>
        {keys.map(({ key, command: { label, unavailable } }) => (
          <Row key={key} keys={/^[A-Z]$/.test(key) ? ['Shift', key] : [NAMES[key] ?? key]}>
            {label}
            {unavailable !== undefined && <span className="block text-sm text-ink-soft">{unavailable}</span>}
          </Row>
        ))}
        {keys.some(({ key }) => key === 'x') && (
          <>
            <Row keys={['↑', '↓']}>{texts.moveByRow}</Row>
            <Row keys={['Home', 'End']}>{texts.firstOrLast}</Row>
            <Row keys={['Enter']}>{texts.open}</Row>
          </>
        )}
      </dl>
      <CheckBox className="border-t border-rule pt-3" checked={on} onChange={(use) => singleKeys.write(use)}>
        {texts.single}
      </CheckBox>
    </>
  )
}

const NAMES: Readonly<Record<string, string>> = { Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑' }

function Row({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <>
      <dt className="flex gap-1">
        {keys.map((key) => (
          <kbd
            key={key}
            className="figures min-w-8 rounded-platen border border-rule-strong px-2 py-0.5 text-center text-sm"
          >
            {key}
          </kbd>
        ))}
      </dt>
      <dd>{children}</dd>
    </>
  )
}
