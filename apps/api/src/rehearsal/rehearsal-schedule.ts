import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { ShopCache } from '../features/selling/catalog/index.ts'
import type { SchedulePlan } from '../platform/jobs/job-plan.ts'
import type { Platform } from '../platform/platform.ts'
import { findFinding, keepFinding } from '../platform/records/integrity-checks.ts'
import type { Rehearsal, RehearsalSource } from './rehearsal.ts'
import { rehearse } from './rehearse.ts'

const NAME = 'restore_rehearsal'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WITHIN_SECONDS = 7 * 3_600

interface ScheduleDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly config: Pick<Config, 'backupUrl' | 'dataDir'>
  readonly shop: Pick<ShopCache, 'get'>
  readonly log: Logger
}

/** Hourly, because a machine may be off at the hour of a weekly one. */
export function rehearsals(deps: ScheduleDeps): SchedulePlan {
  return {
    name: 'rehearse-restore',
    cron: '50 * * * *',
    withinSeconds: WITHIN_SECONDS,
    run: (signal) => rehearseWhenDue(deps, signal),
  }
}

export async function rehearseWhenDue(deps: ScheduleDeps, signal: AbortSignal): Promise<void> {
  const { database, clock, config, shop, log } = deps
  const source = await findSource(database, config)
  const { timeZone } = await shop.get()
  if (!source || !isDue(await findFinding(database, NAME), clock.now(), timeZone)) return
  const rehearsal = await rehearse({ source, dataDir: config.dataDir, clock, signal })
  if (!rehearsal) return
  await keepRehearsal(database, rehearsal)
  const { problem, tookSeconds } = rehearsal
  if (problem) log.error({ ...problem, source: source.kind }, 'the rehearsed restore failed')
  else log.info({ tookSeconds, source: source.kind }, 'a restore was rehearsed')
}

/** Undefined before the first backup. Archives come first, because they are newer. */
export async function findSource(
  database: Platform['database'],
  { backupUrl }: Pick<Config, 'backupUrl'>,
): Promise<RehearsalSource | undefined> {
  if (backupUrl !== undefined) {
    return (await findFinding(database, 'archive')) && { kind: 'archive', url: backupUrl }
  }
  const folder = (await findFinding(database, 'backup'))?.details.folder
  return typeof folder === 'string' ? { kind: 'backup', folder } : undefined
}

/** Weekly, at night unless the machine is off then. A failed one is repeated after a day. */
export function isDue(
  last: { readonly ok: boolean; readonly checkedAt: Date } | undefined,
  now: Date,
  timeZone: string,
): boolean {
  if (!last) return true
  const ageMs = now.getTime() - last.checkedAt.getTime()
  if (!last.ok) return ageMs >= DAY_MS - HOUR_MS
  return ageMs >= (isNight(now, timeZone) ? 6.5 : 7.5) * DAY_MS
}

function isNight(now: Date, timeZone: string): boolean {
  const hour = Number(now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }))
  return hour >= 1 && hour < 5
}

export async function keepRehearsal(database: Platform['database'], rehearsal: Rehearsal): Promise<void> {
  const { source, finishedAt, tookSeconds, newestChangeAt, problem } = rehearsal
  const before = (await findFinding(database, NAME))?.details.succeededAt
  await keepFinding(database, NAME, {
    ok: !problem,
    checkedAt: finishedAt,
    problems: problem ? [problem] : [],
    facts: {
      source,
      tookSeconds,
      newestChangeAt: newestChangeAt?.toISOString() ?? null,
      succeededAt: problem ? (typeof before === 'string' ? before : null) : finishedAt.toISOString(),
    },
  })
}
