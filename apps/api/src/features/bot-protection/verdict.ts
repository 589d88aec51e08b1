import { Refusal } from '../../platform/refusal.ts'

/** A solved challenge that works once: it is written down in the transaction of what it paid for. */
export interface SpentChallenge {
  readonly fingerprint: Buffer
  /** From then on the challenge is refused for its age and its fingerprint can be forgotten. */
  readonly expiresAt: Date
}

/** What a provider says about a token. */
export type Verdict =
  | { readonly passed: true; readonly spent: SpentChallenge | undefined }
  | { readonly passed: false; readonly problem: BotCheckProblem }

export type BotCheckProblem = keyof typeof MESSAGES

/** What a program could learn from stays in the log: whatever is wrong with a token, the answer is the same. */
const NOT_PASSED = 'The bot check was not passed.'
const MESSAGES = {
  honeypot: NOT_PASSED,
  malformed: NOT_PASSED,
  forged: NOT_PASSED,
  unsolved: NOT_PASSED,
  refused_by_provider: NOT_PASSED,
  expired: 'The bot check has expired.',
  used: 'This bot check was already used.',
} as const satisfies Record<string, string>

export function botCheckFailed(problem: BotCheckProblem): Refusal {
  return new Refusal('BOT_CHECK_FAILED', MESSAGES[problem])
}
