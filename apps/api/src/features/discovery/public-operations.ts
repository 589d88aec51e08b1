import { OPERATIONS, type Operation } from '@platen/contract'

/** What the discovery documents list: every operation but those of the console, in the order of the contract. */
export const PUBLIC_OPERATIONS: readonly Operation[] = OPERATIONS.filter(
  (operation) => !operation.path.startsWith('/api/admin'),
)

/** The submissions that a program may not send without the explicit consent of the person it acts for. */
export const BROWSER_WORKFLOWS = PUBLIC_OPERATIONS.filter((operation) => operation.browserWorkflow)
