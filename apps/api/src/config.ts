import { isIP } from 'node:net'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Every setting is optional; `docs/operating.md` lists them. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Undefined: the embedded PostgreSQL inside `dataDir`. */
  readonly databaseUrl: string | undefined
  /** Without a trailing slash, e.g. `https://shop.example`. */
  readonly publicUrl: string
  /** Where the console is: by default at the shop's host. */
  readonly consoleUrl: string
  /** The storefront shows longer texts with accents: for tests of its layout and for translators. */
  readonly pseudoTexts: boolean
  readonly adminEmail: string
  readonly adminPassword: string | undefined
  readonly botProtection: BotProtectionConfig
  readonly rateLimitFactor: number
  readonly smtpUrl: string | undefined
  readonly mailFrom: string
  /** `file:///…` or `s3://key:secret@host/bucket?region=…`. */
  readonly storageUrl: string
  /** Where the log of the built-in database is archived; a folder or a bucket like `storageUrl`. */
  readonly backupUrl: string | undefined
  /** Every moment of these days can be restored. */
  readonly backupKeptDays: number
  /** The proxies whose `X-Forwarded-For` is trusted: addresses, CIDR ranges or a hop count. */
  readonly trustProxy: false | number | string[]
  readonly logLevel: LogLevel
  readonly metricsPort: number | undefined
  readonly seed: 'catalogue' | 'none'
  readonly webConcurrency: number
  /** How long health says that the service is stopping before it refuses connections. */
  readonly drainMs: number
  readonly sessionIdleMinutes: number
  readonly sessionMaxHours: number
  readonly webhookTargets: WebhookTargets
  readonly tracingUrl: string | undefined
  /** ClamAV's daemon, which scans every upload: `unix:///run/clamav/clamd.ctl` or `tcp://host:3310`. */
  readonly virusScanner: string | undefined
  /** Applies to expired and cancelled orders. */
  readonly artworkKeptDays: number
}

export interface WebhookTargets {
  /** Allows this machine and its network, and http. */
  readonly allowPrivate: boolean
  /** `*.example.com` stands for every name below it; empty: any host. */
  readonly hosts: readonly string[]
}

export type BotProtectionConfig =
  | { readonly provider: 'altcha' }
  | { readonly provider: 'turnstile'; readonly siteKey: string; readonly secretKey: string }
  | { readonly provider: 'off' }

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Thrown once with every mistake, so that they can all be fixed before the next start. */
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
  const address = (name: string, hint: string, isGood: (url: URL) => boolean) => {
    const value = text(name)
    if (value === undefined) return undefined
    if (/^\w+:\/\//.test(value) && URL.canParse(value) && isGood(new URL(value))) return value
    // Not repeated, because the value may contain a password.
    problems.push(`${name} must be an address like ${hint}.`)
    return undefined
  }

  const port = integer('PORT', 3000, 0, 65_535)
  const dataDir = resolve(text('DATA_DIR') ?? './data')
  const publicUrl = new URL(
    address('PUBLIC_URL', 'https://shop.example, without a path', isOrigin) ?? `http://localhost:${port}`,
  ).origin
  const config: Config = {
    port,
    host: text('HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl: address('DATABASE_URL', 'postgresql://user:password@host/database', ({ protocol }) =>
      ['postgres:', 'postgresql:'].includes(protocol),
    ),
    publicUrl,
    consoleUrl: readConsoleUrl(),
    adminEmail: text('ADMIN_EMAIL') ?? 'owner@platen.local',
    // Leading and trailing spaces belong to a password.
    adminPassword: text('ADMIN_PASSWORD') === undefined ? undefined : env.ADMIN_PASSWORD,
    botProtection: readBotProtection(),
    rateLimitFactor: readFactor(),
    smtpUrl: address(
      'SMTP_URL',
      'smtp://user:password@host:587',
      ({ protocol, hostname }) => ['smtp:', 'smtps:'].includes(protocol) && hostname !== '',
    ),
    mailFrom: text('MAIL_FROM') ?? 'Platen <no-reply@platen.local>',
    storageUrl: address('STORAGE_URL', FILES_HINT, isFileStore) ?? pathToFileURL(join(dataDir, 'files')).href,
    backupUrl: address('BACKUP_URL', FILES_HINT, isFileStore),
    backupKeptDays: integer('BACKUP_KEPT_DAYS', 7, 1, 365),
    trustProxy: readTrustProxy(),
    logLevel: word('LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsPort:
      text('METRICS_PORT')?.toLowerCase() === 'off' ? undefined : integer('METRICS_PORT', 9464, 0, 65_535),
    pseudoTexts: word('PSEUDO_TEXTS', ['on', 'off'], 'off') === 'on',
    seed: word('SEED', ['catalogue', 'none'], 'catalogue'),
    webConcurrency: integer('WEB_CONCURRENCY', 1, 1, Math.max(64, cpus().length)),
    drainMs: integer('DRAIN_SECONDS', 0, 0, 300) * 1000,
    sessionIdleMinutes: integer('SESSION_IDLE_MINUTES', 120, 1, 1440),
    sessionMaxHours: integer('SESSION_MAX_HOURS', 12, 1, 720),
    tracingUrl: address(
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'http://collector:4318',
      ({ protocol, hostname }) => ['http:', 'https:'].includes(protocol) && hostname !== '',
    ),
    webhookTargets: {
      allowPrivate: word('WEBHOOK_ALLOW_PRIVATE', ['on', 'off'], 'off') === 'on',
      hosts: readHosts('WEBHOOK_HOSTS'),
    },
    virusScanner: address(
      'CLAMD_ADDRESS',
      'unix:///run/clamav/clamd.ctl or tcp://localhost:3310',
      ({ protocol, hostname, port, pathname }) =>
        protocol === 'unix:' ? hostname === '' && pathname.length > 1 : protocol === 'tcp:' && port !== '',
    ),
    artworkKeptDays: integer('ARTWORK_KEPT_DAYS', 30, 1, 3650),
  }

  if (isIP(config.host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(config.host)) {
    problems.push(`HOST must be an address or a host name without a port, not "${config.host}".`)
  }
  if (config.metricsPort !== undefined && config.metricsPort === port && port !== 0) {
    problems.push('METRICS_PORT must be another port than PORT.')
  }
  if (!E_MAIL.test(config.adminEmail)) problems.push('ADMIN_EMAIL must be an e-mail address.')
  if (!E_MAIL.test(/^[^<>]*<([^<>]+)>$/.exec(config.mailFrom)?.[1] ?? config.mailFrom)) {
    problems.push(
      'MAIL_FROM must be an e-mail address, or a name and an address like "Shop <hello@shop.example>".',
    )
  }
  if (config.adminPassword !== undefined && config.adminPassword.length < 12) {
    problems.push('ADMIN_PASSWORD must have at least 12 characters.')
  }
  if (problems.length > 0) throw new ConfigError(problems)
  return config

  function readConsoleUrl(): string {
    const value = address('CONSOLE_URL', 'https://console.shop.example, without a path', isOrigin)
    if (value === undefined) return publicUrl
    const { origin, protocol } = new URL(value)
    if (protocol !== new URL(publicUrl).protocol) {
      problems.push('CONSOLE_URL must be https if PUBLIC_URL is https, and http otherwise.')
    }
    return origin
  }

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

  function readHosts(name: string): string[] {
    const hosts =
      text(name)
        ?.toLowerCase()
        .split(/[,\s]+/) ?? []
    if (!hosts.every((host) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host))) {
      problems.push(`${name} must be host names like hooks.example.com, *.example.org.`)
    }
    return hosts
  }

  function readFactor(): number {
    const value = Number(text('RATE_LIMIT_FACTOR') ?? '1')
    if (Number.isFinite(value) && value > 0) return value
    problems.push(`RATE_LIMIT_FACTOR must be a number above 0, not "${String(env.RATE_LIMIT_FACTOR)}".`)
    return 1
  }

  function readTrustProxy(): Config['trustProxy'] {
    const value = text('TRUST_PROXY')
    if (value === undefined || value.toLowerCase() === 'false') return false
    if (/^\d{1,2}$/.test(value)) return Number(value)
    const proxies = value.split(',').map((part) => part.trim())
    if (proxies.every((proxy) => NAMED_RANGES.has(proxy) || isAddressOrRange(proxy))) return proxies
    problems.push(
      'TRUST_PROXY must be false, a number of hops, or addresses and ranges like 10.0.0.0/8, loopback.',
    )
    return false
  }
}

const FILES_HINT = 'file:///var/lib/platen/artwork or s3://key:secret@host/bucket'

function isFileStore({ protocol, hostname }: URL): boolean {
  return protocol === 's3:' || (protocol === 'file:' && hostname === '')
}

const E_MAIL = /^[^\s@<>]+@[^\s@<>]+$/

const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more !== undefined) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** Everything is served from the root, so a path would break every link. */
function isOrigin({ protocol, pathname, search, hash, username, password }: URL): boolean {
  const rest = `${username}${password}${search}${hash}`
  return ['http:', 'https:'].includes(protocol) && pathname === '/' && rest === ''
}
