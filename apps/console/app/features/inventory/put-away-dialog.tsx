import { Button, Dialog } from '@platen/ui'
import { api } from '../../lib/api.ts'
import { RefusalNotice } from '../../lib/refusal-notice.tsx'
import { useToasts } from '../../lib/toasts.tsx'
import { useAction } from '../../lib/use-action.ts'
import type { StockItem } from './stock.ts'

/** Sets an item aside, or takes it back into use. */
export function useSetActive(onDone: () => void) {
  const toasts = useToasts()
  const act = useAction({
    send: ({ item, active }: { item: StockItem; active: boolean }) =>
      api.PUT('/api/admin/inventory-items/{itemId}', {
        params: { path: { itemId: item.id } },
        body: {
          revision: item.revision,
          name: item.name,
          supplier: item.supplier,
          reorderPoint: item.reorderPoint,
          reorderQuantity: item.reorderQuantity,
          active,
        },
      }),
    changes: ['inventory', 'operations', 'garments', 'audit-log'],
    onDone: (now) => {
      onDone()
      toasts.good(
        now.active ? `${now.sku} is in use again.` : `${now.sku} is put away.`,
        now.active ? {} : { undo: () => act.run({ item: now, active: true }) },
      )
    },
    onRefused: (_, { active }) => !active,
  })
  return act
}

/** Putting an item away takes its garment out of the shop: that is asked once more. */
export function PutAwayDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { run, busy, refused, unavailable } = useSetActive(onClose)
  return (
    <Dialog title={`Put ${item.sku} away?`} onClose={onClose}>
      <RefusalNotice refused={refused} />
      <p>
        {item.garment
          ? `The shop stops selling ${item.garment.name}, ${item.garment.colour}, ${item.garment.size}.`
          : 'It is not counted, watched or reordered any more.'}{' '}
        Its ledger stays, and it can be taken back into use.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          unavailable={unavailable}
          busy={busy ? 'Putting away…' : undefined}
          onClick={() => run({ item, active: false })}
        >
          Put away
        </Button>
        <Button look="line" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  )
}
