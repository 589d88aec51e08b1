import { Button, Dialog, Notice } from '@platen/ui'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { Heads } from '../../../lib/lists/heads.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useRead } from '../../../lib/requests/use-read.ts'

const CHECKS = {
  on_hand: 'On hand differs from the sum of the movements',
  reserved: 'Reserved differs from the open reservations',
  promised: 'Reserved differs from what open orders need',
  chain: 'A movement does not start where the one before ended',
} as const

export function LedgerCheckDialog({ onClose }: { onClose: () => void }) {
  const { number, stamp } = useFormats()
  const check = useRead(['inventory-verification'], (signal) => api.verifyInventory({ signal }), {
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog title="Check ledger" onClose={onClose} wide>
      <QueryState query={check} what="the result">
        {({ ok, checkedAt, problems }) =>
          ok ? (
            <Notice tone="good" title="Stock matches the ledger and the orders.">
              <p>Every item was compared with the sum of its movements, {stamp(new Date(checkedAt))}.</p>
            </Notice>
          ) : (
            <>
              <Notice
                tone="bad"
                urgent
                title={`${problems.length} ${problems.length === 1 ? 'item does' : 'items do'} not match.`}
              >
                <p>Count these items to correct the stock, then tell your administrator.</p>
              </Notice>
              <div className="max-h-[50dvh] overflow-auto" tabIndex={0}>
                <table className="w-full text-left text-sm" aria-label="Mismatches">
                  <thead className="border-b border-rule-strong text-ink-soft">
                    <Heads
                      className="py-1"
                      of={[['SKU'], ['What'], ['Expected', 'text-right'], ['Is', 'text-right']]}
                    />
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
          variant="line"
          busy={check.isFetching ? 'Checking…' : undefined}
          onClick={() => void check.refetch()}
        >
          Check again
        </Button>
      </div>
    </Dialog>
  )
}
