import { Button, Dialog } from '@platen/ui'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { useShop } from '../../../lib/formats.ts'
import { useMe } from '../session/index.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** Cannot be dismissed by accident: without recovery codes, losing the phone locks the user out. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { email } = useMe()
  const { data: shop } = useShop()
  return (
    <Dialog title="Save your recovery codes" onClose={undefined}>
      <p>
        One-time codes are on. If you lose your phone, each of these codes signs you in once. We show them
        only now.
      </p>
      <div data-prints-alone className="rounded-platen border border-dashed border-rule-strong p-4">
        <p className="text-sm text-ink-soft">
          {shop?.storeName} console, {email}
        </p>
        <ol aria-label="Recovery codes" className="figures mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label="Copy codes" />
        <Button variant="line" onClick={() => print()}>
          Print
        </Button>
        <Button className="ml-auto" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </Dialog>
  )
}
