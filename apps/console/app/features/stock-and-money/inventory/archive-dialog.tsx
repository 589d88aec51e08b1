import { api } from '../../../lib/requests/api.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import type { StockItem } from './stock.ts'

export function useSetActive(onDone: () => void) {
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
    onDone,
    done: (now) =>
      now.active
        ? `${now.sku} is active again.`
        : { title: `${now.sku} is archived.`, undo: () => act.run({ item: now, active: true }) },
    onRefused: (_, { active }) => !active,
  })
  return act
}

/** Archiving an item stops the sale of its garment. */
export function ArchiveDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const archive = useSetActive(onClose)
  return (
    <ActionDialog
      title={`Archive ${item.sku}?`}
      submitLabel="Archive"
      action={archive}
      onSubmit={() => archive.run({ item, active: false })}
      onClose={onClose}
    >
      <p>
        {item.garment
          ? `The store stops selling ${item.garment.name}, ${item.garment.colour}, ${item.garment.size}.`
          : 'It is no longer counted, watched or reordered.'}{' '}
        Its history is kept, and you can restore it later.
      </p>
    </ActionDialog>
  )
}
