import { Button } from '@platen/ui'
import { api } from '../../../../lib/requests/api.ts'
import { useToday } from '../../../../lib/formats.ts'
import { useAction } from '../../../../lib/requests/use-action.ts'
import { useRefusal } from '../../../people/session/index.ts'
import type { OrderQuery } from './order-filters.ts'

export function DownloadOrders({ query }: { query: OrderQuery }) {
  const refusal = useRefusal('orders:export')
  const today = useToday()
  const download = useAction({
    send: () => api.exportOrders({ query }),
    changes: [],
    onDone: (csv) => save(csv, `orders-${today}.csv`),
  })
  return (
    <Button
      variant="line"
      busy={download.busy ? 'Downloading…' : undefined}
      unavailable={refusal ?? download.unavailable}
      onClick={() => download.run(undefined)}
    >
      Download CSV
    </Button>
  )
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
