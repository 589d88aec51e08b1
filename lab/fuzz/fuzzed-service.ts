/** A service that can be asked without end, and that calls nobody but this machine. */
export const FUZZED_SERVICE = {
  BOT_PROTECTION: 'off',
  RATE_LIMIT_FACTOR: '1000000',
  WEBHOOK_ALLOW_PRIVATE: 'on',
  LOG_LEVEL: 'warn',
} as const
