import { expectData } from '@platen/api-client'
import { count, fill } from '@platen/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../../lib/requests/api.ts'
import { useToasts } from '../../../../lib/toasts.tsx'
import { textsForCustomer } from '../../../../messages/customers/texts-for-customer.ts'
import { locale } from '../../../../messages/messages.ts'
import { runBulk, type BulkItem } from './bulk-run.ts'
import { bulkMove, type BulkMoveName } from './bulk-moves.ts'
import type { OrderSummary } from '../order/order.ts'

export interface BulkRun {
  readonly move: BulkMoveName
  readonly phase: 'asking' | 'running' | 'ended'
  readonly items: readonly BulkItem[]
}

type Chosen = Pick<OrderSummary, 'id' | 'number'>

export function useBulk({ onDone }: { onDone: (orderIds: readonly string[]) => void }) {
  const [run, setRun] = useState<BulkRun>()
  const stopped = useRef(false)
  const queries = useQueryClient()
  const toasts = useToasts()

  function begin(name: BulkMoveName, orders: readonly Chosen[]): void {
    const items = orders.map(({ id, number }) => newBulkItem(id, number))
    const { question, warning } = bulkMove(name)
    if (question || warning !== undefined) setRun({ move: name, phase: 'asking', items })
    else void go(name, items)
  }

  async function go(move: BulkMoveName, items: readonly BulkItem[]): Promise<void> {
    stopped.current = false
    const report = (now: readonly BulkItem[]) => setRun({ move, phase: 'running', items: now })
    report(items)
    const ended = await runBulk(
      items,
      (item) => send(move, item),
      report,
      () => stopped.current,
    )
    const done = ended.filter(({ state }) => state === 'done')
    onDone(done.map(({ orderId }) => orderId))
    for (const first of ['orders', 'operations'] as const)
      void queries.invalidateQueries({ queryKey: [first] })
    if (done.length < ended.length) setRun({ move, phase: 'ended', items: ended })
    else {
      setRun(undefined)
      const back = undoOf(move, ended)
      const [only] = ended
      const { doneOne, doneMany } = bulkMove(move).words
      toasts.good(
        ended.length === 1 && only
          ? fill(doneOne, { number: only.number })
          : count(locale, doneMany, ended.length),
        back ? { undo: () => void go(back.move, back.items) } : {},
      )
    }
  }

  return {
    run,
    begin,
    answer: (text: string) =>
      run &&
      void go(
        run.move,
        run.items.map((item) => ({ ...item, text })),
      ),
    goOn: () => run && void go(run.move, run.items),
    undo: () => {
      const back = run && undoOf(run.move, run.items)
      if (back) void go(back.move, back.items)
    },
    stop: () => {
      stopped.current = true
    },
    close: () => setRun(undefined),
  }
}

async function send(
  move: BulkMoveName,
  { orderId, text, key }: BulkItem,
): Promise<Pick<BulkItem, 'heldFor'>> {
  const { send: sendOne, undo } = bulkMove(move)
  // Undoing a resumption holds the order for its old reason, which the customer sees again.
  const heldFor = undo?.move === 'hold' ? await findHoldReason(orderId) : undefined
  await expectData(sendOne(orderId, text, key))
  return heldFor === undefined ? {} : { heldFor }
}

async function findHoldReason(orderId: string): Promise<string> {
  const { holdReason, customer } = await expectData(api.getOrder({ orderId }))
  return holdReason ?? textsForCustomer([customer.locale]).heldAgain
}

export function undoOf(move: BulkMoveName, items: readonly BulkItem[]) {
  const { undo } = bulkMove(move)
  const done = items.filter(({ state }) => state === 'done')
  if (undo === undefined || done.length === 0) return undefined
  return {
    ...undo,
    items: done.map(({ orderId, number, heldFor = '' }) => newBulkItem(orderId, number, heldFor)),
  }
}

function newBulkItem(orderId: string, number: string, text = ''): BulkItem {
  return { orderId, number, text, key: crypto.randomUUID(), state: 'waiting' }
}
