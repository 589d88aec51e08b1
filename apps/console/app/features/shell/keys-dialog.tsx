import { Dialog } from '@platen/ui'
import type { ReactNode } from 'react'
import { letters, useRegisteredKeys } from '../../lib/keys.ts'

/** What every key does on this page now. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const keys = useRegisteredKeys()
  const on = letters.use()
  return (
    <Dialog title="Keys of this page" onClose={onClose}>
      <dl className="grid max-h-[55dvh] grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 overflow-y-auto">
        <Row keys={['Ctrl', 'K']}>Find a page, an order, a customer</Row>
        {keys.map(({ key, command: { label, unavailable } }) => (
          <Row key={key} keys={/^[A-Z]$/.test(key) ? ['Shift', key] : [NAMES[key] ?? key]}>
            {label}
            {unavailable !== undefined && <span className="block text-sm text-ink-soft">{unavailable}</span>}
          </Row>
        ))}
        {keys.some(({ key }) => key === 'x') && (
          <>
            <Row keys={['↑', '↓']}>Row by row; with Shift they are chosen on the way</Row>
            <Row keys={['Home', 'End']}>First and last row; Page up and Page down for a screen</Row>
            <Row keys={['Enter']}>Open</Row>
          </>
        )}
      </dl>
      <label className="flex min-h-11 items-center gap-3 border-t border-rule pt-3">
        <input
          type="checkbox"
          className="size-6"
          checked={on}
          onChange={({ target }) => letters.write(target.checked)}
        />
        Single letters do something. Turn this off if you speak to this device.
      </label>
    </Dialog>
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
