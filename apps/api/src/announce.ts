import { ConfigError, type Config } from './config.ts'

/** What the terminal shows after a start: where everything is, and the owner's password the first time. */
export function announce(config: Config, ownerPassword: string | undefined): string {
  const local = `http://localhost:${config.port}`
  const lines = [
    '',
    `  Platen is open.`,
    '',
    `  Documentation   ${local}/docs`,
    `  Interface       ${local}/api/v1`,
    ...(config.publicUrl === local ? [] : [`  Public address  ${config.publicUrl}`]),
    ...(config.metricsPort === undefined
      ? []
      : [`  Metrics         http://localhost:${config.metricsPort}/metrics`]),
    `  Data            ${config.databaseUrl === undefined ? config.dataDir : 'the database in DATABASE_URL'}`,
    ...(ownerPassword === undefined
      ? []
      : [
          '',
          `  The owner's first password, shown this once:`,
          `    ${config.adminEmail}   ${ownerPassword}`,
        ]),
    ...(config.botProtection.provider === 'off'
      ? [
          '',
          '  WARNING: bot protection is off. Anybody may submit orders by program. Never run a real shop like this.',
        ]
      : []),
    '',
    '  Ctrl-C stops it; all data stay.',
    '',
    '',
  ]
  return lines.join('\n')
}

/** Why the service could not start, in a few lines and without a stack where the cause is known. */
export function explainFailure(error: unknown): string {
  return `\n  Platen could not start.\n\n${indent(reason(error))}\n\n`
}

function reason(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'EADDRINUSE':
      return `${error.message}\nAnother program uses this port. Stop it, or choose another one with PORT.`
    case 'EACCES':
      return `${error.message}\nThis user may not do that. Choose another PORT or DATA_DIR, or give the right.`
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
    case '28P01':
    case '3D000':
      return `${error.message}\nThe database in DATABASE_URL cannot be used. Check address, user, password and name.`
    default: {
      const cause = error.cause instanceof Error ? `\n${error.cause.message}` : ''
      return `${error.message}${cause}`
    }
  }
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}
