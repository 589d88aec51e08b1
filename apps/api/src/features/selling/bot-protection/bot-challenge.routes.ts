import { getBotChallenge } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { BotProtectionConfig } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import { route } from '../../../platform/http/route.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { challengeSecrets, issueChallenge } from './altcha.ts'

interface BotChallengeDeps {
  readonly config: { readonly botProtection: BotProtectionConfig }
  readonly keys: Pick<ServerKeys, 'challenge'>
  readonly clock: Clock
}

export function botChallengeRoutes(app: FastifyInstance, { config, keys, clock }: BotChallengeDeps): void {
  route(app, getBotChallenge, () => {
    if (config.botProtection.provider !== 'altcha') {
      throw new Refusal('RESOURCE_NOT_FOUND', 'This store does not issue challenges.', {
        resolution: 'See `botProtection` in the public configuration for the provider in use.',
      })
    }
    return issueChallenge(challengeSecrets(keys.challenge), clock.now())
  })
}
