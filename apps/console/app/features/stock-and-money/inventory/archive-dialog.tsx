import { Button, Dialog } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { RefusalNotice } from '../../../lib/requests/refusal-notice.tsx'
import { useToasts } from '../../../lib/toasts.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import type { StockItem } from './stock.ts'

export function useSetActive(onDone: () => void) {
  const toasts = useToasts()
  const act = useAction({
    send: ({ item, active }: { item: StockItem; active: boolean }) =>
      api.updateInventoryItem({
        itemId: item.id,
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
        now.active ? `${now.sku} is active again.` : `${now.sku} is archived.`,
        now.active ? {} : { undo: () => act.run({ item: now, active: true }) },
      )
    },
    onRefused: (_, { active }) => !active,
  })
  return act
}

/** Asks for confirmation, because archiving an item stops the sale of its garment. */
export function ArchiveDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const { run, busy, refused, unavailable } = useSetActive(onClose)
  return (
    <Dialog title={`Archive ${item.sku}?`} onClose={onClose}>
      <RefusalNotice refused={refused} />
      <p>
        {item.garment
          ? `The store stops selling ${item.garment.name}, ${item.garment.colour}, ${item.garment.size}.`
          : 'It is no longer counted, watched or reordered.'}{' '}
        Its history is kept, and you can restore it later.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          unavailable={unavailable}
          busy={busy ? 'Archiving…' : undefined}
          onClick={() => run({ item, active: false })}
        >
          Archive
        </Button>
        <Button variant="line" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
