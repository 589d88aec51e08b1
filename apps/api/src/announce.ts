import { isIPv6 } from 'node:net'
import { ConfigError, type Config } from './config.ts'

interface Announced {
  readonly ownerPassword: string | undefined
  readonly hasShop: boolean
  readonly hasConsole: boolean
}

export function announce(config: Config, { ownerPassword, hasShop, hasConsole }: Announced): string {
  const local = `http://${nameOf(config.host)}:${config.port}`
  const hasOneHost = config.consoleUrl === config.publicUrl
  const lines = [
    '',
    `  Platen is running.`,
    '',
    ...(hasShop ? [`  Shop            ${local}`] : []),
    ...(hasConsole ? [`  Console         ${hasOneHost ? local : config.consoleUrl}/admin`] : []),
    `  Documentation   ${local}/docs`,
    `  API             ${local}/api/v1`,
    ...(config.publicUrl === local ? [] : [`  Public address  ${config.publicUrl}`]),
    ...(config.metricsPort === undefined
      ? []
      : [`  Metrics         http://${nameOf(config.host)}:${config.metricsPort}/metrics`]),
    `  Data            ${config.databaseUrl === undefined ? config.dataDir : 'the database in DATABASE_URL'}`,
    ...(ownerPassword === undefined
      ? []
      : [
          '',
          `  The owner's first password, shown only once:`,
          `    ${config.adminEmail}   ${ownerPassword}`,
          '  It works for three days. Change it under Your account.',
        ]),
    ...(config.botProtection.provider === 'off'
      ? [
          '',
          '  WARNING: bot protection is off. Any program can submit orders. Do not run a real shop like this.',
        ]
      : []),
    '',
    '  Press Ctrl-C to stop; all data is kept.',
    '',
    '',
  ]
  return lines.join('\n')
}

function nameOf(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

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

/** Found by its message, because PgBouncer's error for an unknown setting has the same code as many others. */
const POOLER =
  "There is a connection pooler in front of the database. Allow the parameters that Platen sets, in the pooler's settings:\nignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout"
const DATABASE = 'The database in DATABASE_URL cannot be used. Check its address, user, password and name.'

const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'Another program uses this port. Stop it, or choose another one with PORT.',
  EADDRNOTAVAIL: 'HOST must be an address of this machine, or 0.0.0.0 for all of them.',
  EACCES: 'This user does not have the permission. Choose another PORT or DATA_DIR, or grant it.',
  ENOTFOUND: 'This host name cannot be resolved. Check DATABASE_URL and HOST.',
  ECONNREFUSED: DATABASE,
  '28P01': DATABASE,
  '28000': DATABASE,
  '3D000': DATABASE,
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}
