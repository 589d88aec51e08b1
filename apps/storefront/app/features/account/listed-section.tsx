import { Button, LoadingRows } from '@platen/ui'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/page.ts'
import { ProblemNotice } from '../submission/index.ts'
import { PageSection } from '../tracking/index.ts'
import type { useListed } from './use-account.ts'

interface ListedSectionProps<Row> {
  readonly title: string
  readonly list: ReturnType<typeof useListed<Row>>
  /** Left out: a list without rows is not shown. */
  readonly empty?: ReactNode
  readonly children: (rows: readonly Row[]) => ReactNode
}

export function ListedSection<Row>({ title, list, empty, children }: ListedSectionProps<Row>) {
  const { messages } = usePage()
  const texts = messages.account
  const { rows, problem, hasMore, isReading, more } = list
  if (rows?.length === 0 && empty === undefined) return null
  return (
    <PageSection title={title}>
      {rows === undefined && problem === undefined && <LoadingRows label={texts.loading} />}
      {rows !== undefined && (rows.length === 0 ? empty : children(rows))}
      <ProblemNotice problem={problem} />
      {(hasMore || problem !== undefined) && rows?.length !== 0 && (
        <Button
          variant="line"
          className="mt-4"
          busy={isReading && rows !== undefined ? texts.loading : undefined}
          onClick={more}
        >
          {problem === undefined ? texts.more : messages.shell.retry}
        </Button>
      )}
    </PageSection>
  )
}
