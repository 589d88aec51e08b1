import { Button, type ButtonVariant } from '@platen/ui'
import { useState } from 'react'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { m } from '../../../messages/messages.ts'
import { useProgress, type FirstRun } from './first-run.ts'

const texts = m.setup.opening

interface OpenStoreButtonProps {
  readonly firstRun: FirstRun
  readonly variant?: ButtonVariant
}

/** Asks only where customers would find something unfinished. */
export function OpenStoreButton({ firstRun, variant = 'press' }: OpenStoreButtonProps) {
  const [asked, setAsked] = useState(false)
  const action = useProgress(() => setAsked(false))
  const open = () => action.run({ storeOpen: true })
  return (
    <>
      <Button
        variant={variant}
        className={variant === 'press' ? 'min-h-12 px-7' : ''}
        busy={action.busy ? texts.open : undefined}
        unavailable={action.unavailable}
        onClick={firstRun.ready ? open : () => setAsked(true)}
      >
        {texts.open}
      </Button>
      {asked && (
        <ActionDialog
          title={texts.question}
          submitLabel={texts.anyway}
          action={action}
          onClose={() => setAsked(false)}
          onSubmit={open}
        >
          <p>{texts.notReady}</p>
          <ul className="list-disc pl-5">
            {problemsOf(firstRun).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </ActionDialog>
      )}
    </>
  )
}

function problemsOf({ steps, examples }: FirstRun): string[] {
  return [
    ...(examples.paymentInstructions.some(({ active }) => active) ? [texts.problems.payment] : []),
    ...(examples.supportChannels.length > 0 ? [texts.problems.contact] : []),
    ...(examples.address !== null || examples.meetupZones.length > 0 ? [texts.problems.delivery] : []),
    ...steps.filter(({ state }) => state === 'open').map(({ name }) => m.setup.steps[name].name),
  ]
}
