import { Button, Dialog } from '@platen/ui'
import { CopyButton } from '../../lib/copy-button.tsx'
import { useShop } from '../../lib/formats.ts'
import { useMe } from '../session/index.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onKept: () => void
}

/** Shown once. They cannot be put away by a slip: without them a lost phone shuts its owner out. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const { email } = useMe()
  const { data: shop } = useShop()
  return (
    <Dialog title="Keep these recovery codes" onClose={undefined}>
      <p>
        One-time codes are on. Should your phone be lost, each of these signs you in once instead. They are
        shown now and never again.
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
        <CopyButton text={codes.join('\n')} label="Copy the codes" />
        <Button look="line" onClick={() => print()}>
          Print them
        </Button>
        <Button className="ml-auto" onClick={onKept}>
          I have kept them
        </Button>
      </div>
    </Dialog>
  )
}
