import { LoadingRows } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useKeys } from '../../lib/keys.ts'
import { paths } from '../../lib/paths.ts'
import {
  ApproveArtworkDialog,
  DeskContext,
  OthersWork,
  ReplaceArtworkDialog,
  RequestChangesDialog,
  isReviewable,
  printsOf,
  useGarmentLooks,
  useObstacle,
  useOthersWork,
  type Order,
  type Print,
} from '../orders/index.ts'
import { Loupe } from './loupe.tsx'
import { ReviewPanel, type Verdict } from './review-panel.tsx'
import { usePixels } from './use-pixels.ts'

interface ReviewProps {
  readonly order: Order
  /** Nothing of it waits for an eye any more. */
  readonly onDone: () => void
}

/** The artwork of one order under the glass, and what can be decided about it. */
export function Review({ order, onDone }: ReviewProps) {
  const others = useOthersWork(order)
  function decided(after: Order): void {
    others.decided(after)
    if (!printsOf(after).some(isReviewable)) onDone()
  }
  return (
    <DeskContext value={{ order, decided }}>
      {others.isNews && <OthersWork order={order} events={others.events} onRead={others.read} />}
      <Glass order={order} />
    </DeskContext>
  )
}

function Glass({ order }: { order: Order }) {
  const prints = printsOf(order)
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState<Verdict>()
  const approval = useObstacle('approve_artwork')
  const changes = useObstacle('request_changes')
  const replacement = useObstacle('replace_artwork')
  const print = prints.find(({ id }) => id === chosen) ?? prints.find(isReviewable) ?? prints[0]
  const next = print && prints[(prints.indexOf(print) + 1) % prints.length]

  useKeys({
    a: { label: 'Approve artwork', run: () => setAsking('approve'), unavailable: approval },
    c: { label: 'Ask for changes', run: () => setAsking('changes'), unavailable: changes },
    r: { label: 'Replace artwork', run: () => setAsking('replace'), unavailable: replacement },
    p: {
      label: 'Next print',
      run: () => setChosen(next?.id),
      unavailable: prints.length > 1 ? undefined : 'There is one print.',
    },
  })
  if (!print) return null
  const close = () => setAsking(undefined)
  return (
    <>
      <p className="mb-3 flex flex-wrap items-baseline gap-x-4">
        <Link
          to={paths.order(order.id)}
          className="figures text-lg font-semibold underline underline-offset-4"
        >
          {order.number}
        </Link>
        <span>{order.customer.name}</span>
      </p>
      <div className="grid gap-6 lg:grid-cols-[1fr_17rem] xl:grid-cols-[1fr_20rem]">
        <Sheet order={order} print={print} />
        <ReviewPanel
          prints={prints}
          print={print}
          onPrint={setChosen}
          onVerdict={setAsking}
          obstacles={{ approve: approval, changes, replace: replacement }}
        />
      </div>
      {asking === 'approve' && <ApproveArtworkDialog onClose={close} />}
      {asking === 'changes' && <RequestChangesDialog printId={print.id} onClose={close} />}
      {asking === 'replace' && <ReplaceArtworkDialog onClose={close} />}
    </>
  )
}

function Sheet({ order, print }: { order: Order; print: Print }) {
  const { lookOf } = useGarmentLooks()
  const picture = usePixels(print.artwork.id, print.artwork.previewUrl)
  const line = order.items.find(({ placements }) => placements.includes(print))
  if (!picture) return <LoadingRows rows={5} label="Loading the artwork" />
  return (
    <Loupe
      // Another picture is looked at from the beginning.
      key={picture.url}
      picture={picture}
      print={print}
      fabric={line && lookOf(line.variantId)?.hex}
    />
  )
}
