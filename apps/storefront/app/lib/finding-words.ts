import type { Resources } from '@platen/api-client'
import type { Messages } from '../messages/en.ts'
import { fill } from '../messages/words.ts'

type Preflight = Resources['Preflight']
type Finding = Preflight['findings'][number]

/** An unknown code uses the message of the API. */
export function findingTitle(finding: Finding, { designer }: Messages): string {
  const titles: Readonly<Record<string, { readonly title: string } | undefined>> = designer.findings
  return titles[finding.code]?.title ?? finding.message
}

/** What to change in the file. Outside the designer the print size is fixed. */
export function findingAdvice(finding: Finding, { dpi }: Pick<Preflight, 'dpi'>, messages: Messages): string {
  const advice: Readonly<Record<string, string | undefined>> = messages.preflight.advice
  return fill(advice[finding.code] ?? finding.resolution, { dpi: dpi ?? '' })
}
