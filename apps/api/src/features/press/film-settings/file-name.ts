import type { FieldProblem } from '../../../platform/refusal.ts'

const VARIABLES = ['sheet', 'date', 'length', 'width', 'prints'] as const
export type FileNameValues = Readonly<Record<(typeof VARIABLES)[number], string>>

const VARIABLE = /\{([^{}]*)\}/g

export function fileNameProblems(pattern: string, path: string): FieldProblem[] {
  const unknown = [...pattern.matchAll(VARIABLE)].find(([, name]) => !isVariable(name ?? ''))
  if (unknown) {
    return [
      {
        path,
        message: `has no variable ${unknown[0]}: there are ${VARIABLES.map((name) => `{${name}}`).join(', ')}`,
        reason: 'unknown_variable',
        limit: unknown[0],
      },
    ]
  }
  // Sheets with the same name would replace each other in a folder.
  if (!pattern.includes('{sheet}')) {
    return [{ path, message: 'needs {sheet}, so that no two sheets have the same name', reason: 'required' }]
  }
  return []
}

function isVariable(name: string): name is keyof FileNameValues {
  return (VARIABLES as readonly string[]).includes(name)
}

/** Without an ending. */
export function fileNameOf(pattern: string, values: FileNameValues): string {
  const name = pattern.replaceAll(VARIABLE, (_whole, variable: string) =>
    isVariable(variable) ? values[variable] : '',
  )
  return safeName(name) || values.sheet
}

/** What no file system of a RIP refuses: no separators, reserved characters or names, and no dot or blank at its ends. */
function safeName(name: string): string {
  const safe = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*{}]/gu, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return RESERVED.test(safe) ? `-${safe}` : safe
}

/** On Windows, with any ending. */
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i
