import type { Resources } from '@platen/api-client'
import type { Messages } from '../messages/en.ts'
import { fill } from '@platen/messages'

type Preflight = Resources['Preflight']
type Finding = Preflight['findings'][number]

type Texts = Readonly<Record<string, { readonly title: string; readonly text: string } | undefined>>

/** An unknown code uses the message of the API. */
export function findingTitle(finding: Finding, { designer }: Messages): string {
  return (designer.findings as Texts)[finding.code]?.title ?? finding.message
}

/** Outside the designer the print size is fixed. */
export function findingAdvice(finding: Finding, { dpi }: Pick<Preflight, 'dpi'>, messages: Messages): string {
  const advice: Readonly<Record<string, string | undefined>> = messages.preflight.advice
  const known = advice[finding.code] ?? (messages.designer.findings as Texts)[finding.code]?.text
  return fill(known ?? finding.resolution, { dpi: dpi ?? '' })
}
