import { fill } from '@platen/messages'
import { Button, Notice, RegistrationMark, buttonClass, TextField } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { refusalText } from '../../../lib/requests/refusal-words.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import { useMe } from '../../people/session/index.ts'
import type { FirstRun, StepName } from './first-run.ts'
import { slugOf } from './guide-steps.ts'
import { StepScreen, useNextStep } from './step-screen.tsx'

const texts = m.setup.testOrder
const CHANGES = ['first-run', 'orders', 'operations', 'inventory', 'print-jobs', 'audit-log'] as const

export function TestOrderStep({ firstRun }: { firstRun: FirstRun }) {
  const { testOrder } = firstRun
  return testOrder === null ? <Place /> : <Placed order={testOrder} firstRun={firstRun} />
}

function Place() {
  const me = useMe()
  const [name, setName] = useState(me.name)
  const [email, setEmail] = useState(me.email)
  const next = useNextStep('test_order')
  const action = useAction({
    name: 'test order',
    send: (customer: { name: string; email: string }, key) =>
      api.createTestOrder({ body: { customer }, idempotencyKey: key }),
    changes: CHANGES,
    // The screen shows it.
    onRefused: () => true,
  })
  const { refused } = action
  const missing = refused?.details.reason === 'shop_not_ready' ? refused.details.state : undefined
  return (
    <StepScreen
      step="test_order"
      continueLabel={texts.place}
      busy={action.busy}
      unavailable={action.unavailable}
      onSkip={next}
      onContinue={() => action.run({ name: name.trim(), email: email.trim() })}
    >
      {refused && (
        <Notice
          tone="bad"
          urgent
          title={isStep(missing) ? texts.missing[missing] : refusalText(refused).title}
        >
          {isStep(missing) ? (
            <Link to={paths.setup(slugOf(missing))} className="underline underline-offset-4">
              {m.setup.steps[missing].name}
            </Link>
          ) : (
            <p>{refusalText(refused).text}</p>
          )}
        </Notice>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          name="customer.name"
          label={texts.name}
          optional={undefined}
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          name="customer.email"
          label={texts.email}
          hint={texts.emailHint}
          optional={undefined}
          type="email"
          value={email}
          maxLength={254}
          onChange={({ target }) => setEmail(target.value)}
        />
      </div>
      <ol className="grid gap-2">
        {texts.then.map((line) => (
          <li key={line} className="flex items-start gap-3">
            <RegistrationMark className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            {line}
          </li>
        ))}
      </ol>
    </StepScreen>
  )
}

const MISSING = ['product', 'payment', 'delivery'] as const

function isStep(name: unknown): name is Extract<StepName, (typeof MISSING)[number]> {
  return MISSING.some((step) => step === name)
}

interface PlacedProps {
  readonly order: NonNullable<FirstRun['testOrder']>
  readonly firstRun: FirstRun
}

function Placed({ order }: PlacedProps) {
  const [ending, setEnding] = useState(false)
  const next = useNextStep('test_order')
  const isOpen = order.status === 'open' || order.status === 'on_hold'
  return (
    <StepScreen step="test_order" isDone continueLabel={m.setup.next} onContinue={next}>
      <Notice tone="good" title={fill(texts.placed, { number: order.number })}>
        <p>{isOpen ? texts.placedText : texts.ended}</p>
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.order(order.id)} className={buttonClass('line')}>
          {texts.open}
        </Link>
        {isOpen && (
          <Button variant="quiet" onClick={() => setEnding(true)}>
            {texts.end}
          </Button>
        )}
      </div>
      {ending && <EndDialog orderId={order.id} onClose={() => setEnding(false)} />}
    </StepScreen>
  )
}

function EndDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const action = useAction({
    name: `end ${orderId}`,
    send: (garment: 'unused' | 'used', key) =>
      api.createTestOrderCancellation({ orderId, body: { garment }, idempotencyKey: key }),
    changes: CHANGES,
    onDone: onClose,
    done: () => texts.ended,
  })
  return (
    <ActionDialog
      title={texts.endQuestion}
      submitLabel={texts.end}
      action={action}
      onClose={onClose}
      onSubmit={(form) => action.run(new FormData(form).get('used') === 'on' ? 'used' : 'unused')}
    >
      <p>{texts.endText}</p>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input type="checkbox" name="used" className="size-6 shrink-0" />
        {texts.garmentUsed}
      </label>
    </ActionDialog>
  )
}
