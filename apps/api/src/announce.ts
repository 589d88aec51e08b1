import { isIPv6 } from 'node:net'
import { ConfigError, type Config } from './config.ts'

interface Announced {
  readonly ownerPassword: string | undefined
  readonly hasShop: boolean
  readonly hasConsole: boolean
}

/** What the terminal shows after a start: where everything is, and the owner's password the first time. */
export function announce(config: Config, { ownerPassword, hasShop, hasConsole }: Announced): string {
  const local = `http://${nameOf(config.host)}:${config.port}`
  const lines = [
    '',
    `  Platen is open.`,
    '',
    ...(hasShop ? [`  Shop            ${local}`] : []),
    ...(hasConsole ? [`  Console         ${local}/admin`] : []),
    `  Documentation   ${local}/docs`,
    `  Interface       ${local}/api/v1`,
    ...(config.publicUrl === local ? [] : [`  Public address  ${config.publicUrl}`]),
    ...(config.metricsPort === undefined
      ? []
      : [`  Metrics         http://${nameOf(config.host)}:${config.metricsPort}/metrics`]),
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

/** The name under which this machine reaches what listens on `host`. */
function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

/** Why the service could not start, in a few lines and without a stack where the cause is known. */
export function explainFailure(error: unknown): string {
  return `\n  Platen could not start.\n\n${indent(reason(error))}\n\n`
}

function reason(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (!(error instanceof Error)) return String(error)
  const advice = error.message.includes('startup parameter')
    ? POOLER
    : 'code' in error
      ? ADVICE[String(error.code)]
      : undefined
  const causes = error instanceof AggregateError ? error.errors : [error.cause]
  return [
    error.message,
    ...causes.map((cause) => (cause instanceof Error ? cause.message : '')),
    advice ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** What PgBouncer says of a setting that it does not know has the same code as much else. */
const POOLER =
  'A pooler stands before the database. In its settings, let pass what Platen asks of each connection:\nignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout'
const DATABASE = 'The database in DATABASE_URL cannot be used. Check its address, user, password and name.'

/** What to do about an error that has this code. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program uses this port. Stop it, or choose another one with PORT.',
  EADDRNOTAVAIL: 'HOST must be an address of this machine, or 0.0.0.0 for all of them.',
  EACCES: 'This user may not do that. Choose another PORT or DATA_DIR, or give the right.',
  ENOTFOUND: 'This name leads to no machine. Check DATABASE_URL and HOST.',
  ECONNREFUSED: DATABASE,
  '28P01': DATABASE,
  '28000': DATABASE,
  '3D000': DATABASE,
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}
