import { isRouteErrorResponse } from 'react-router'
import type { Messages } from '../../messages/en.ts'

interface ProblemTexts {
  readonly title: string
  readonly text: string
  readonly again: boolean
}

export function problemTexts(error: unknown, messages: Messages): ProblemTexts {
  return PROBLEMS[kindOf(error)](messages.problems)
}

type Texts = Messages['problems']

const PROBLEMS = {
  notFound: (texts: Texts) => ({ title: texts.notFoundTitle, text: texts.notFoundText, again: false }),
  busy: (texts: Texts) => ({ title: texts.busyTitle, text: texts.busyText, again: true }),
  broken: (texts: Texts) => ({ title: texts.brokenTitle, text: texts.brokenText, again: true }),
} satisfies Record<string, (texts: Texts) => ProblemTexts>

function kindOf(error: unknown): keyof typeof PROBLEMS {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return 'notFound'
  return status === 429 || status === 503 ? 'busy' : 'broken'
}
