import { fill } from '@platen/messages'
import { Button } from '@platen/ui'
import { Dialog } from '../../../lib/dialog.tsx'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { useShop } from '../../../lib/formats.ts'
import { m } from '../../../messages/messages.ts'
import { useMe } from '../session/index.ts'

const words = m.account.recoveryCodes

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  readonly onSaved: () => void
}

/** Cannot be dismissed by accident: without recovery codes, losing the phone locks the user out. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { email } = useMe()
  const { data: shop } = useShop()
  return (
    <Dialog title={words.title} onClose={undefined}>
      <p>{words.text}</p>
      <div data-prints-alone className="rounded-platen border border-dashed border-rule-strong p-4">
        <p className="text-sm text-ink-soft">{fill(words.heading, { shop: shop?.storeName ?? '', email })}</p>
        <ol aria-label={words.list} className="figures mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={words.copy} />
        <Button variant="line" onClick={() => print()}>
          {words.print}
        </Button>
        <Button className="ml-auto" onClick={onSaved}>
          {words.saved}
        </Button>
      </div>
    </Dialog>
  )
}
