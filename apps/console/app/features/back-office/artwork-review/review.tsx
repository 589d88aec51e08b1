import { LoadingRows } from '@platen/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { useKeys } from '../../../lib/keyboard.ts'
import { paths } from '../../../lib/paths.ts'
import { m } from '../../../messages/messages.ts'
import {
  ApproveArtworkDialog,
  OrderContext,
  ChangesByOthers,
  ReplaceArtworkDialog,
  RequestChangesDialog,
  isReviewable,
  printsOf,
  useGarmentAppearance,
  useObstacle,
  useChangesByOthers,
  type Order,
  type Print,
} from '../orders/index.ts'
import { ArtworkViewer } from './artwork-viewer.tsx'
import { ReviewPanel, type Verdict } from './review-panel.tsx'
import { useArtworkImage } from './use-artwork-image.ts'

const { keys } = m.artwork
const { moves } = m.orderWords

interface ReviewProps {
  readonly order: Order
  readonly onDone: () => void
}

export function Review({ order, onDone }: ReviewProps) {
  const others = useChangesByOthers(order)
  function decided(after: Order): void {
    others.decided(after)
    if (!printsOf(after).some(isReviewable)) onDone()
  }
  return (
    <OrderContext value={{ order, decided }}>
      {others.isNews && <ChangesByOthers order={order} events={others.events} onRead={others.read} />}
      <ReviewContent order={order} />
    </OrderContext>
  )
}

function ReviewContent({ order }: { order: Order }) {
  const prints = printsOf(order)
  const [chosen, setChosen] = useState<string>()
  const [openDialog, setOpenDialog] = useState<Verdict>()
  const approval = useObstacle('approve_artwork')
  const changes = useObstacle('request_changes')
  const replacement = useObstacle('replace_artwork')
  const print = prints.find(({ id }) => id === chosen) ?? prints.find(isReviewable) ?? prints[0]
  const next = print && prints[(prints.indexOf(print) + 1) % prints.length]

  useKeys({
    a: { label: moves.approve_artwork, run: () => setOpenDialog('approve'), unavailable: approval },
    c: { label: moves.request_changes, run: () => setOpenDialog('changes'), unavailable: changes },
    r: { label: moves.replace_artwork, run: () => setOpenDialog('replace'), unavailable: replacement },
    p: {
      label: keys.nextPrint,
      run: () => setChosen(next?.id),
      unavailable: prints.length > 1 ? undefined : keys.onlyPrint,
    },
  })
  if (!print) return null
  const close = () => setOpenDialog(undefined)
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
        <PrintViewer order={order} print={print} />
        <ReviewPanel
          prints={prints}
          print={print}
          onPrint={setChosen}
          onVerdict={setOpenDialog}
          obstacles={{ approve: approval, changes, replace: replacement }}
        />
      </div>
      {openDialog === 'approve' && <ApproveArtworkDialog onClose={close} />}
      {openDialog === 'changes' && <RequestChangesDialog printId={print.id} onClose={close} />}
      {openDialog === 'replace' && <ReplaceArtworkDialog onClose={close} />}
    </>
  )
}

function PrintViewer({ order, print }: { order: Order; print: Print }) {
  const { appearanceOf } = useGarmentAppearance()
  const picture = useArtworkImage(print.artwork.id, print.artwork.previewUrl)
  const line = order.items.find(({ placements }) => placements.includes(print))
  if (!picture) return <LoadingRows rows={5} label={m.artwork.viewer.loading} />
  return (
    <ArtworkViewer
      // Resets the zoom for each picture.
      key={picture.url}
      picture={picture}
      print={print}
      fabric={line && appearanceOf(line.variantId)?.hex}
    />
  )
}
