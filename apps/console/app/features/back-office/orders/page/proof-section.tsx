import { itemText } from '../../../shop/catalog/index.ts'
import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { Button, Pill, TextArea, TextField, type Tone } from '@platen/ui'
import { useState } from 'react'
import { ago } from '../../../../lib/formats.ts'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { api } from '../../../../lib/requests/api.ts'
import { obstacleTo } from '../../../../lib/requests/obstacle.ts'
import { useAction } from '../../../../lib/requests/use-action.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'
import { m } from '../../../../messages/messages.ts'
import { useOrderContext } from '../order/order-context.ts'
import { OrderSection } from '../order/order-section.tsx'

const words = m.orderPage.proof
type Proofs = Resources['ProofRecord']
type Version = Proofs['versions'][number]
type Step = 'send' | 'withdraw' | 'record'

const TONES = {
  none: 'over',
  wanted: 'work',
  sent: 'wait',
  changes_requested: 'work',
  approved: 'good',
  withdrawn: 'over',
} as const satisfies Record<Proofs['status'], Tone>

const CHANGES = ['orders', 'operations', 'print-jobs', 'gang-sheets', 'audit-log'] as const

/** What the customer approves before the order is printed. */
export function ProofSection() {
  const { order } = useOrderContext()
  const [step, setStep] = useState<Step>()
  const { data } = useRead(['orders', 'proof', order.id], (signal) =>
    api.getOrderProof({ orderId: order.id, signal }),
  )
  const versions = data?.versions ?? []
  const close = () => setStep(undefined)
  return (
    <OrderSection
      id="proof"
      title={words.title}
      aside={
        order.proofStatus !== 'none' && (
          <Pill tone={TONES[order.proofStatus]}>{words.states[order.proofStatus]}</Pill>
        )
      }
    >
      {versions.length === 0 && <p className="mb-3 text-ink-soft">{words.none}</p>}
      <ol className="mb-3 grid gap-4 empty:hidden">
        {versions.map((version) => (
          <ShownVersion key={version.version} version={version} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <Button variant="line" unavailable={obstacleTo(order, 'send_proof')} onClick={() => setStep('send')}>
          {versions.length === 0 ? words.send : words.sendAgain}
        </Button>
        {order.allowedActions.includes('approve_proof') && (
          <Button variant="line" onClick={() => setStep('record')}>
            {words.record}
          </Button>
        )}
        {order.allowedActions.includes('withdraw_proof') && (
          <Button variant="quiet" onClick={() => setStep('withdraw')}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {step === 'send' && <SendDialog onClose={close} />}
      {step === 'withdraw' && <WithdrawDialog onClose={close} />}
      {step === 'record' && <RecordDialog version={versions[0]?.version ?? 1} onClose={close} />}
    </OrderSection>
  )
}

function ShownVersion({
  version: { version, sentAt, sentBy, hash, message, lines, answers },
}: {
  version: Version
}) {
  return (
    <li className="border-l-4 border-rule-strong pl-4">
      <p>
        <strong>{fill(words.version, { version })}</strong>{' '}
        <span className="text-sm text-ink-soft">
          {fill(words.sentBy, { ago: ago(sentAt), name: sentBy.name })}
        </span>
      </p>
      {message !== null && (
        <p className="break-words whitespace-pre-line" dir="auto">
          {message}
        </p>
      )}
      {answers.map(({ kind, at, name, notes, recordedBy, reason }) => (
        <div key={at} className="mt-1">
          <p className={kind === 'approved' ? 'font-semibold' : 'font-semibold text-warn'}>
            {kind === 'approved'
              ? fill(words.approvedBy, { name: name ?? '', ago: ago(at) })
              : fill(words.changes, { ago: ago(at) })}
          </p>
          {recordedBy !== null && (
            <p className="text-sm text-ink-soft">
              {fill(words.recordedBy, { name: recordedBy.name, reason: reason ?? '' })}
            </p>
          )}
          {notes.map(({ line, text }) => (
            <p key={`${line} ${text}`} className="break-words whitespace-pre-line" dir="auto">
              {line !== null && lines[line] && (
                <span className="block text-sm text-ink-soft">
                  {[itemText(lines[line]), lines[line].note].filter(Boolean).join(' · ')}
                </span>
              )}
              {text}
            </p>
          ))}
        </div>
      ))}
      <p className="figures truncate text-xs text-ink-soft" title={hash}>
        {hash}
      </p>
    </li>
  )
}

function SendDialog({ onClose }: { onClose: () => void }) {
  const { order, decided } = useOrderContext()
  const [message, setMessage] = useState('')
  const send = useAction({
    send: (text: string, key) =>
      api.createOrderProof({
        orderId: order.id,
        body: text === '' ? {} : { message: text },
        idempotencyKey: key,
      }),
    changes: CHANGES,
    onDone: (after) => {
      decided(after)
      onClose()
    },
    done: () => words.sent,
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title={words.send}
      submitLabel={words.send}
      action={send}
      onSubmit={() => send.run(message.trim())}
      onClose={onClose}
    >
      <p>{words.sendText}</p>
      <TextArea
        label={words.message}
        name="message"
        optional={m.shared.optional}
        rows={3}
        maxLength={2000}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </ActionDialog>
  )
}

function WithdrawDialog({ onClose }: { onClose: () => void }) {
  const { order, decided } = useOrderContext()
  const [reason, setReason] = useState('')
  const withdraw = useAction({
    send: (text: string, key) =>
      api.createProofWithdrawal({ orderId: order.id, body: { reason: text }, idempotencyKey: key }),
    changes: CHANGES,
    onDone: (after) => {
      decided(after)
      onClose()
    },
    done: () => words.withdrawn,
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title={words.withdrawTitle}
      submitLabel={words.withdrawSubmit}
      action={withdraw}
      missing={reason.trim() === '' ? words.missingReason : undefined}
      onSubmit={() => withdraw.run(reason.trim())}
      onClose={onClose}
    >
      <p>{words.withdrawText}</p>
      <TextField
        label={words.reason}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
  )
}

function RecordDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const { order, decided } = useOrderContext()
  const [name, setName] = useState(order.customer.name)
  const [reason, setReason] = useState('')
  const record = useAction({
    send: (body: Resources['RecordedProofApproval'], key) =>
      api.createRecordedProofApproval({ orderId: order.id, body, idempotencyKey: key }),
    changes: CHANGES,
    onDone: (after) => {
      decided(after)
      onClose()
    },
    done: () => words.recorded,
    onRefused: () => true,
  })
  const isMissing = name.trim() === '' || reason.trim() === ''
  return (
    <ActionDialog
      title={fill(words.recordTitle, { version })}
      submitLabel={words.recordSubmit}
      action={record}
      missing={isMissing ? words.missingName : undefined}
      onSubmit={() => record.run({ version, name: name.trim(), reason: reason.trim() })}
      onClose={onClose}
    >
      <TextField
        label={words.name}
        name="name"
        maxLength={120}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={words.how}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionDialog>
  )
}
