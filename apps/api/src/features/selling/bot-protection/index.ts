export { botChallengeRoutes } from './bot-challenge.routes.ts'
export { createBotCheck, type BotCheck } from './bot-check.ts'
export { botCheckFailed, type SpentChallenge } from './verdict.ts'
export { spendChallenge, usedChallengeRefusal } from './used-challenges.store.ts'
