import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { m } from '../../../../messages/messages.ts'

type Preflight = Resources['Preflight']
type Finding = Preflight['findings'][number]

interface FindingText {
  readonly title: string
  readonly text: string
}

const FINDINGS: Readonly<Record<Finding['code'], FindingText>> = m.orderWords.findingTexts

/** The figures are beside it, because several prints may share one finding. */
export function findingText({ code }: Finding, { dpi }: Pick<Preflight, 'dpi'>): FindingText {
  const { title, text } = FINDINGS[code]
  return { title, text: fill(text, { dpi: dpi ?? '–' }) }
}
