import { fill } from '@platen/messages'
import { api } from '../../../lib/requests/api.ts'
import { ActionDialog } from '../../../lib/requests/action-dialog.tsx'
import { useAction } from '../../../lib/requests/use-action.ts'
import { m } from '../../../messages/messages.ts'
import type { StockItem } from './stock.ts'
import { variantName } from './unstocked-garments.ts'

const words = m.stock.archive

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
        ? fill(words.restored, { sku: now.sku })
        : { title: fill(words.done, { sku: now.sku }), undo: () => act.run({ item: now, active: true }) },
    onRefused: (_, { active }) => !active,
  })
  return act
}

/** Archiving an item stops the sale of its garment. */
export function ArchiveDialog({ item, onClose }: { item: StockItem; onClose: () => void }) {
  const archive = useSetActive(onClose)
  return (
    <ActionDialog
      title={fill(words.title, { sku: item.sku })}
      submitLabel={words.submit}
      action={archive}
      onSubmit={() => archive.run({ item, active: false })}
      onClose={onClose}
    >
      <p>
        {item.garment ? fill(words.garment, { garment: variantName(item.garment) }) : words.item}{' '}
        {words.reversible}
      </p>
    </ActionDialog>
  )
}
