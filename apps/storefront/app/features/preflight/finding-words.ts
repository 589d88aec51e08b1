import type { Resources } from '@platen/api-client'
import type { Messages } from '../../messages/en.ts'
import { fill } from '../../messages/words.ts'

type Preflight = Resources['Preflight']
type Finding = Preflight['findings'][number]

/** What the check found, in the words that the designer has for it. A code that is new here speaks for itself. */
export function findingTitle(finding: Finding, { designer }: Messages): string {
  const titles: Readonly<Record<string, { readonly title: string } | undefined>> = designer.findings
  return titles[finding.code]?.title ?? finding.message
}

/** What to do about it with the file alone: the size of the print is settled where the designer is left. */
export function findingAdvice(finding: Finding, { dpi }: Pick<Preflight, 'dpi'>, messages: Messages): string {
  const advice: Readonly<Record<string, string | undefined>> = messages.preflight.advice
  return fill(advice[finding.code] ?? finding.resolution, { dpi: dpi ?? '' })
}
