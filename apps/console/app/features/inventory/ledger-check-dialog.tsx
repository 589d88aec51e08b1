import { expectData } from '@platen/api-client'
import { Button, Dialog, Notice } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useFormats } from '../../lib/formats.ts'
import { QueryState } from '../../lib/query-state.tsx'

const CHECKS = {
  on_hand: 'On hand is not the sum of the movements',
  reserved: 'Held is not what was reserved and not released',
  promised: 'Held is not what open orders need',
  chain: 'A movement does not start where the one before ended',
} as const

/** Holds the stock against its ledger and against the orders, now. */
export function LedgerCheckDialog({ onClose }: { onClose: () => void }) {
  const { number, stamp } = useFormats()
  const check = useQuery({
    queryKey: ['inventory-verification'],
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/inventory-verification', { signal })),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog title="Check the ledger" onClose={onClose} wide>
      <QueryState query={check} what="what the check finds">
        {({ ok, checkedAt, problems }) =>
          ok ? (
            <Notice tone="good" title="The stock agrees with its ledger and with the orders.">
              <p>Every item was held against the sum of its movements, {stamp(new Date(checkedAt))}.</p>
            </Notice>
          ) : (
            <>
              <Notice
                tone="bad"
                urgent
                title={`${problems.length} ${problems.length === 1 ? 'thing does' : 'things do'} not agree.`}
              >
                <p>Count these items; a count puts the stock right. Then tell who runs the service.</p>
              </Notice>
              <div className="max-h-[50dvh] overflow-auto" tabIndex={0}>
                <table className="w-full text-left text-sm" aria-label="What does not agree">
                  <thead className="border-b border-rule-strong text-ink-soft">
                    <tr>
                      <th scope="col" className="py-1">
                        SKU
                      </th>
                      <th scope="col">What</th>
                      <th scope="col" className="text-right">
                        Should be
                      </th>
                      <th scope="col" className="text-right">
                        Is
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {problems.map(({ check: kind, sku, expected, found }) => (
                      <tr key={kind + sku} className="border-b border-rule">
                        <th scope="row" className="figures py-1 font-normal">
                          {sku}
                        </th>
                        <td>{CHECKS[kind]}</td>
                        <td className="figures text-right">{number(expected)}</td>
                        <td className="figures text-right">{number(found)}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            </>
          )
        }
      </QueryState>
      <div className="flex gap-2">
        <Button onClick={onClose}>Done</Button>
        <Button
          look="line"
          busy={check.isFetching ? 'Checking…' : undefined}
          onClick={() => void check.refetch()}
        >
          Check again
        </Button>
      </div>
    </Dialog>
  )
}
