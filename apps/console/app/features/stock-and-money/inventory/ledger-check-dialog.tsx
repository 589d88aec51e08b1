import { count, fill } from '@platen/messages'
import type { Resources } from '@platen/api-client'
import { Button, Notice } from '@platen/ui'
import { Dialog } from '../../../lib/dialog.tsx'
import { api } from '../../../lib/requests/api.ts'
import { useFormats } from '../../../lib/formats.ts'
import { Heads } from '../../../lib/lists/heads.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useRead } from '../../../lib/requests/use-read.ts'
import { locale, m } from '../../../messages/messages.ts'

const words = m.stock.check

type Problem = Resources['InventoryVerification']['problems'][number]

const CHECKS: Readonly<Record<Problem['check'], string>> = words.problems

export function LedgerCheckDialog({ onClose }: { onClose: () => void }) {
  const { number, stamp } = useFormats()
  const check = useRead(['inventory-verification'], (signal) => api.verifyInventory({ signal }), {
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <QueryState query={check} what={words.what}>
        {({ ok, checkedAt, problems }) =>
          ok ? (
            <Notice tone="good" title={words.ok}>
              <p>{fill(words.okHint, { moment: stamp(new Date(checkedAt)) })}</p>
            </Notice>
          ) : (
            <>
              <Notice tone="bad" urgent title={count(locale, words.wrong, problems.length)}>
                <p>{words.wrongHint}</p>
              </Notice>
              <div className="max-h-[50dvh] overflow-auto" tabIndex={0}>
                <table className="w-full text-left text-sm" aria-label={words.mismatches}>
                  <thead className="border-b border-rule-strong text-ink-soft">
                    <Heads
                      className="py-1"
                      of={[
                        [words.sku],
                        [words.problem],
                        [words.expected, 'text-right'],
                        [words.found, 'text-right'],
                      ]}
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
        <Button onClick={onClose}>{words.done}</Button>
        <Button
          variant="line"
          busy={check.isFetching ? words.checking : undefined}
          onClick={() => void check.refetch()}
        >
          {words.again}
        </Button>
      </div>
    </Dialog>
  )
}
