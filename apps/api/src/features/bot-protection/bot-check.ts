import type { FastifyBaseLogger } from 'fastify'
import type { BotProtectionConfig } from '../../config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ServerKeys } from '../../platform/server-keys.ts'
import { challengeSecrets, checkSolution } from './altcha.ts'
import { askTurnstile, TURNSTILE, type TurnstileService } from './turnstile.ts'
import { botCheckFailed, type SpentChallenge, type Verdict } from './verdict.ts'

export interface BotAttempt {
  readonly botToken: string
  /** The honeypot: people never see it, so a person leaves it empty. */
  readonly website?: string | undefined
  readonly clientAddress: string
}

export interface BotCheck {
  /**
   * Refuses with BOT_CHECK_FAILED, or with UPSTREAM_FAILED when the provider does not answer. A filled honeypot
   * is refused like a failed check. What it returns is to be given to `spendChallenge` in the transaction of the
   * effect. It may call another service: never to be called inside a transaction.
   */
  verify(attempt: BotAttempt): Promise<SpentChallenge | undefined>
}

interface BotCheckDeps {
  readonly config: { readonly botProtection: BotProtectionConfig }
  readonly keys: Pick<ServerKeys, 'challenge'>
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Where Turnstile is asked, and how long its answer may take. Cloudflare's own service unless told. */
  readonly turnstile?: TurnstileService
}

export function createBotCheck(deps: BotCheckDeps): BotCheck {
  const judge = judgeOf(deps)
  return {
    verify: async (attempt) => {
      const verdict = isHoneypotFilled(attempt) ? HONEYPOT : await judge(attempt)
      if (verdict.passed) return verdict.spent
      deps.log.info({ problem: verdict.problem }, 'bot check failed')
      throw botCheckFailed(verdict.problem)
    },
  }
}

const HONEYPOT: Verdict = { passed: false, problem: 'honeypot' }

function isHoneypotFilled({ website }: BotAttempt): boolean {
  return website !== undefined && website !== ''
}

type Judge = (attempt: BotAttempt) => Verdict | Promise<Verdict>

function judgeOf({ config, keys, clock, log, turnstile = TURNSTILE }: BotCheckDeps): Judge {
  const { botProtection } = config
  switch (botProtection.provider) {
    case 'altcha': {
      const secrets = challengeSecrets(keys.challenge)
      return ({ botToken }) => checkSolution(secrets, clock.now(), botToken)
    }
    case 'turnstile':
      return (attempt) => askTurnstile({ ...turnstile, secretKey: botProtection.secretKey, log }, attempt)
    case 'off':
      return () => ({ passed: true, spent: undefined })
  }
}
