import type { FastifyBaseLogger } from 'fastify'
import type { BotProtectionConfig } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { challengeSecrets, checkSolution } from './altcha.ts'
import { verifyWithTurnstile, TURNSTILE, type TurnstileService } from './turnstile.ts'
import { botCheckFailed, type SpentChallenge, type Verdict } from './verdict.ts'

interface BotAttempt {
  readonly botToken: string
  /** The honeypot: invisible to people, so a person leaves it empty. */
  readonly website?: string | undefined
  readonly clientAddress: string
}

export interface BotCheck {
  /**
   * Pass the result to `spendChallenge` in the transaction of the effect. Never call this inside a
   * transaction, because it may call another service.
   */
  verify(attempt: BotAttempt): Promise<SpentChallenge | undefined>
}

interface BotCheckDeps {
  readonly config: { readonly botProtection: BotProtectionConfig }
  readonly keys: Pick<ServerKeys, 'challenge'>
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly turnstile?: TurnstileService
}

export function createBotCheck(deps: BotCheckDeps): BotCheck {
  const verify = createVerifier(deps)
  return {
    verify: async (attempt) => {
      const verdict = isHoneypotFilled(attempt) ? HONEYPOT : await verify(attempt)
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

type Verifier = (attempt: BotAttempt) => Verdict | Promise<Verdict>

function createVerifier({ config, keys, clock, log, turnstile = TURNSTILE }: BotCheckDeps): Verifier {
  const { botProtection } = config
  switch (botProtection.provider) {
    case 'altcha': {
      return ({ botToken }) => checkSolution(challengeSecrets(keys.challenge), clock.now(), botToken)
    }
    case 'turnstile':
      return (attempt) =>
        verifyWithTurnstile({ ...turnstile, secretKey: botProtection.secretKey, log }, attempt)
    case 'off':
      return () => ({ passed: true, spent: undefined })
  }
}
