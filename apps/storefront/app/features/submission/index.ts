export { keptAttempts } from './kept-attempts.ts'
export { ProblemNotice, clock, useNow } from './problem-notice.tsx'
export { PageIncomplete, problemOf, secondsToWait, type Problem } from './problem.ts'
export { proveAndSend, submit } from './submit.ts'
