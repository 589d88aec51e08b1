import { Notice } from '@platen/ui'
import { useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import { artworkToReplace } from '../designs/designs.ts'
import { PageSection, ShopNote } from '../page-section.tsx'
import { PaymentPanel } from '../payment/payment-panel.tsx'
import { ReplaceArtwork } from '../designs/replace-artwork.tsx'
import { asksForSomething, isOver, mustPay, needsArtwork, reasonFor } from './tracking-status.ts'
import type { FreshOrder } from './use-fresh-order.ts'

interface ToDoProps {
  readonly trackingToken: string
  readonly fresh: FreshOrder
  readonly loadedAt: string
}

export function ToDo({ trackingToken, fresh, loadedAt }: ToDoProps) {
  const { messages } = usePage()
  const [done, setDone] = useState<string>()
  const { order } = fresh
  const texts = messages.order
  const pays = mustPay(order)
  const replaces = needsArtwork(order)
  if (!pays && !replaces && isOver(order)) return null
  if (!pays && !replaces) {
    // Of these, the next step in the header says what to do.
    if (done === undefined && asksForSomething(order)) return null
    return (
      <PageSection title={texts.todo}>
        {done === undefined ? <p>{texts.nothingToDo}</p> : <Done text={done} />}
      </PageSection>
    )
  }
  return (
    <div className="grid gap-8">
      {done !== undefined && <Done text={done} />}
      {replaces && (
        <section aria-labelledby="replace" className="border-2 border-press bg-sheet p-5 sm:p-8">
          <h2 id="replace" className="text-2xl">
            {texts.newVersion}
          </h2>
          <ShopNote
            title={texts.changesAsked}
            text={
              order.artworkStatus === 'changes_requested'
                ? reasonFor(order, 'artwork.changes_requested')
                : null
            }
          />
          <div className="mt-6 grid gap-8">
            {artworkToReplace(order.items).map((wanted) => (
              <ReplaceArtwork
                key={wanted.artwork.id}
                trackingToken={trackingToken}
                order={order}
                wanted={wanted}
                onDone={(replaced, text) => {
                  setDone(text)
                  fresh.take(replaced)
                }}
              />
            ))}
          </div>
        </section>
      )}
      {pays && (
        <PaymentPanel
          trackingToken={trackingToken}
          order={order}
          loadedAt={loadedAt}
          onSent={() => {
            setDone(texts.paymentSent)
            fresh.refresh()
          }}
          onRefused={fresh.refresh}
        />
      )}
    </div>
  )
}

function Done({ text }: { text: string }) {
  return (
    <div role="status" className="mb-4">
      <Notice tone="good" title={text} />
    </div>
  )
}
