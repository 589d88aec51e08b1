import { OPERATIONS, type Operation } from '@platen/contract'

/** All operations except the console's, in the order of the contract. */
export const PUBLIC_OPERATIONS: readonly Operation[] = OPERATIONS.filter(
  (operation) => !operation.path.startsWith('/api/admin'),
)

/** Submissions that a program may send only with the explicit consent of the person it acts for. */
export const BROWSER_WORKFLOWS = PUBLIC_OPERATIONS.filter((operation) => operation.browserWorkflow)
