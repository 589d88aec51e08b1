import { useQueryClient } from '@tanstack/react-query'
import { fill } from '@platen/messages'
import { Button, Notice, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { CopyButton } from '../../../../lib/copy-button.tsx'
import { paths } from '../../../../lib/paths.ts'
import { ActionDialog } from '../../../../lib/requests/action-dialog.tsx'
import { api } from '../../../../lib/requests/api.ts'
import { useAction } from '../../../../lib/requests/use-action.ts'
import { m } from '../../../../messages/messages.ts'
import type { Estimate } from './estimate.ts'
import { Aside } from './estimate-aside.tsx'

const words = m.estimates.actions
const CHANGES = ['estimates', 'orders', 'operations', 'inventory', 'audit-log'] as const

/** What staff can do now, and why not. */
export function EstimateSteps({ estimate }: { estimate: Estimate }) {
  const [withdrawing, setWithdrawing] = useState(false)
  const { id, revision, status, orderId, orderNumber, orderProblem, unsent, url, whatsappUrl } = estimate
  const send = useAction({
    send: (_: undefined, key) =>
      api.createEstimateSending({ estimateId: id, body: { revision }, idempotencyKey: key }),
    changes: CHANGES,
    done: ({ versions }) => fill(words.sent, { version: versions[0]?.version ?? 1 }),
  })
  const convert = useAction({
    send: (_: undefined, key) =>
      api.createEstimateConversion({ estimateId: id, body: {}, idempotencyKey: key }),
    changes: CHANGES,
    done: (converted) => fill(words.converted, { number: converted.orderNumber ?? '' }),
  })
  const queries = useQueryClient()
  const note = async () => {
    await api.createEstimateWhatsappNote({ estimateId: id }).catch(() => undefined)
    await queries.invalidateQueries({ queryKey: ['estimates', 'thread', id] })
  }
  const may = (name: string) => estimate.allowedActions.includes(name)
  const isFirst = estimate.versions.length === 0
  const isUnsent = isFirst || unsent
  const sendButton = may('send') && (
    <Button
      variant={isUnsent ? 'press' : 'line'}
      unavailable={send.unavailable}
      busy={send.busy ? words.sending : undefined}
      onClick={() => send.run(undefined)}
    >
      {isFirst ? words.send : words.sendAgain}
    </Button>
  )
  const problem = orderProblem?.code === 'OUT_OF_STOCK' ? words.outOfStock : words.problem
  return (
    <Aside title={words.title}>
      <div className="grid gap-3">
        {status === 'approved' && orderProblem && (
          <Notice tone="warn">
            <p>{fill(problem, { lines: orderProblem.lines.map(({ reason }) => reason).join('; ') })}</p>
          </Notice>
        )}
        {unsent && !isFirst && status !== 'draft' && (
          <Notice tone="warn">
            <p>{words.unsent}</p>
          </Notice>
        )}
        {orderId !== null && (
          <Link to={paths.order(orderId)} className={buttonClass('press')}>
            {fill(m.estimates.page.order, { number: orderNumber ?? '' })}
          </Link>
        )}
        {may('convert') && (
          <Button
            unavailable={convert.unavailable}
            busy={convert.busy ? words.sending : undefined}
            onClick={() => convert.run(undefined)}
          >
            {words.convert}
          </Button>
        )}
        {isUnsent && sendButton}
        {whatsappUrl !== null && (
          <a
            href={whatsappUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass(status === 'sent' && !isUnsent ? 'press' : 'line')}
            onClick={() => void note()}
          >
            {m.estimates.page.chat}
          </a>
        )}
        {url !== null && <CopyButton text={url} label={m.estimates.page.copy} />}
        {url !== null && estimate.customer.email === null && (
          <p className="text-sm text-ink-soft">{m.estimates.page.noEmail}</p>
        )}
        {!isUnsent && sendButton}
        {may('edit') && (
          <Link to={paths.editEstimate(id)} className={buttonClass('line')}>
            {words.edit}
          </Link>
        )}
        {may('withdraw') && (
          <Button variant="quiet" onClick={() => setWithdrawing(true)}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {withdrawing && <WithdrawDialog id={id} onClose={() => setWithdrawing(false)} />}
    </Aside>
  )
}

function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const withdraw = useAction({
    send: (_: undefined, key) =>
      api.createEstimateWithdrawal({ estimateId: id, body: {}, idempotencyKey: key }),
    changes: CHANGES,
    done: () => words.withdrawn,
    onDone: onClose,
    onRefused: () => true,
  })
  return (
    <ActionDialog
      title={words.withdrawTitle}
      submitLabel={words.withdraw}
      action={withdraw}
      onSubmit={() => withdraw.run(undefined)}
      onClose={onClose}
    >
      <p>{words.withdrawText}</p>
    </ActionDialog>
  )
}
