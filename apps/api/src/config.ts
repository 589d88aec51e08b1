import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The whole configuration of a process. Every setting is optional; `README.md` lists them. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Undefined: the embedded PostgreSQL inside `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Without a trailing slash, e.g. `https://shop.example`. */
  readonly publicUrl: string
  readonly adminEmail: string
  readonly adminPassword: string | undefined
  readonly botProtection: BotProtectionConfig
  readonly rateLimitFactor: number
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** `file:///…` or `s3://key:secret@host/bucket?region=…`. */
  readonly storageUrl: string
  /** Whose `X-Forwarded-For` counts: nobody's, or that of these proxies (addresses, CIDR ranges, hop count). */
  readonly trustProxy: false | number | string[]
  readonly logLevel: LogLevel
  /** Undefined: no metrics port. */
  readonly metricsPort: number | undefined
  readonly seed: 'catalogue' | 'none'
  readonly webConcurrency: number
}

export type BotProtectionConfig =
  | { readonly provider: 'altcha' }
  | { readonly provider: 'turnstile'; readonly siteKey: string; readonly secretKey: string }
  | { readonly provider: 'off' }

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Thrown once with every mistake in the configuration, so that nobody corrects them one start at a time. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(
      `The configuration has ${String(problems.length)} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    )
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads and checks the environment. Throws a ConfigError that names every mistake. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = []
  const text = (name: string) => {
    const value = env[name]?.trim()
    return value === '' ? undefined : value
  }
  const integer = (name: string, fallback: number, min: number, max: number) => {
    const value = text(name)
    if (value === undefined) return fallback
    if (/^\d+$/.test(value) && Number(value) >= min && Number(value) <= max) return Number(value)
    problems.push(`${name} must be a whole number from ${min} to ${max}, not "${value}".`)
    return fallback
  }
  const word = <Word extends string>(name: string, words: readonly Word[], fallback: Word): Word => {
    const value = text(name)
    if (value === undefined) return fallback
    const found = words.find((candidate) => candidate === value.toLowerCase())
    if (found === undefined) problems.push(`${name} must be one of ${words.join(', ')}, not "${value}".`)
    return found ?? fallback
  }
  const url = (name: string, schemes: readonly string[], hint: string) => {
    const value = text(name)
    if (value === undefined) return undefined
    if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value
    // The value may hold a password: it is not repeated.
    problems.push(`${name} must be an address like ${hint}.`)
    return undefined
  }

  const port = integer('PORT', 3000, 0, 65_535)
  const host = text('HOST') ?? '127.0.0.1'
  const dataDir = resolve(text('DATA_DIR') ?? './data')
  const publicUrl = (
    url('PUBLIC_URL', ['http:', 'https:'], 'https://shop.example') ?? `http://localhost:${port}`
  ).replace(/\/+$/, '')
  const config: Config = {
    port,
    host,
    dataDir,
    databaseUrl: url(
      'DATABASE_URL',
      ['postgres:', 'postgresql:'],
      'postgresql://user:password@host/database',
    ),
    publicUrl,
    adminEmail: text('ADMIN_EMAIL') ?? 'owner@platen.local',
    adminPassword: text('ADMIN_PASSWORD'),
    botProtection: readBotProtection(),
    rateLimitFactor: readFactor(),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    mailFrom: text('MAIL_FROM') ?? 'Platen <no-reply@platen.local>',
    storageUrl:
      url('STORAGE_URL', ['file:', 's3:'], 'file:///var/lib/platen/artwork or s3://key:secret@host/bucket') ??
      pathToFileURL(join(dataDir, 'artwork')).href,
    trustProxy: readTrustProxy(),
    logLevel: word('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsPort:
      text('METRICS_PORT')?.toLowerCase() === 'off' ? undefined : integer('METRICS_PORT', 9464, 0, 65_535),
    seed: word('SEED', ['catalogue', 'none'], 'catalogue'),
    webConcurrency: integer('WEB_CONCURRENCY', 1, 1, Math.max(64, cpus().length)),
  }

  if (!/^[^\s@]+@[^\s@]+$/.test(config.adminEmail)) problems.push('ADMIN_EMAIL must be an e-mail address.')
  if (config.adminPassword !== undefined && config.adminPassword.length < 12) {
    problems.push('ADMIN_PASSWORD must have at least 12 characters.')
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config

  function readBotProtection(): BotProtectionConfig {
    const provider = word('BOT_PROTECTION', ['altcha', 'turnstile', 'off'], 'altcha')
    if (provider === 'altcha') return { provider }
    if (provider === 'off') {
      if (publicUrl.startsWith('https:') && text('BOT_PROTECTION_OFF_CONFIRMED') !== 'yes') {
        problems.push(
          'BOT_PROTECTION=off is refused when PUBLIC_URL is https. If you mean it, set BOT_PROTECTION_OFF_CONFIRMED=yes too.',
        )
      }
      return { provider }
    }
    const siteKey = text('TURNSTILE_SITE_KEY')
    const secretKey = text('TURNSTILE_SECRET_KEY')
    if (siteKey === undefined || secretKey === undefined) {
      problems.push('BOT_PROTECTION=turnstile needs TURNSTILE_SITE_KEY and TURNSTILE_SECRET_KEY.')
    }
    return { provider, siteKey: siteKey ?? '', secretKey: secretKey ?? '' }
  }

  function readFactor(): number {
    const value = Number(text('RATE_LIMIT_FACTOR') ?? '1')
    if (Number.isFinite(value) && value > 0) return value
    problems.push(`RATE_LIMIT_FACTOR must be a number above 0, not "${String(env['RATE_LIMIT_FACTOR'])}".`)
    return 1
  }

  function readTrustProxy(): Config['trustProxy'] {
    const value = text('TRUST_PROXY')
    if (value === undefined || value.toLowerCase() === 'false') return false
    if (/^\d{1,2}$/.test(value)) return Number(value)
    const proxies = value.split(',').map((part) => part.trim())
    const known = /^(loopback|linklocal|uniquelocal|[0-9a-f:.]+(\/\d{1,3})?)$/i
    if (proxies.every((proxy) => known.test(proxy))) return proxies
    problems.push(
      'TRUST_PROXY must be false, a number of hops, or addresses and ranges like 10.0.0.0/8, loopback.',
    )
    return false
  }
}
