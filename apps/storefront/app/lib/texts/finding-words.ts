import type { Resources } from '@platen/api-client'
import type { Messages } from '../../messages/en.ts'
import { fill } from '@platen/messages'

type Preflight = Resources['Preflight']
type Finding = Preflight['findings'][number]
type Code = Finding['code']

interface FindingText {
  readonly title: string
  readonly text: string
}

/** A later release of the service may have other codes. */
export function findingText({ code }: Finding, { designer }: Messages): FindingText | undefined {
  const texts: Readonly<Record<Code, FindingText>> = designer.findings
  return Object.hasOwn(texts, code) ? texts[code] : undefined
}

export function findingTitle(finding: Finding, messages: Messages): string {
  return findingText(finding, messages)?.title ?? finding.message
}

/** Outside the designer the print size is fixed. */
export function findingAdvice(finding: Finding, { dpi }: Pick<Preflight, 'dpi'>, messages: Messages): string {
  const advice: Readonly<Partial<Record<Code, string>>> = messages.preflight.advice
  const known = advice[finding.code] ?? findingText(finding, messages)?.text
  return fill(known ?? finding.resolution, { dpi: dpi ?? '' })
}
