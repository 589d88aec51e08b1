import { Refusal } from '../../../platform/refusal.ts'

export interface SpentChallenge {
  readonly fingerprint: Buffer
  /** When the challenge has expired, its fingerprint can be deleted. */
  readonly expiresAt: Date
}

export type Verdict =
  | { readonly passed: true; readonly spent: SpentChallenge | undefined }
  | { readonly passed: false; readonly problem: BotCheckProblem }

export type BotCheckProblem = keyof typeof MESSAGES

/** Details that could help a bot are only logged: whatever is wrong with a token, the response is the same. */
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
