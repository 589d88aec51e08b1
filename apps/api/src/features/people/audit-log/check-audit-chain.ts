import type { AuditLogVerification } from '@platen/contract'
import type { Logger } from 'pino'
import type { SchedulePlan } from '../../../platform/jobs/job-plan.ts'
import { noteCheck } from './audit-check.store.ts'
import { verifyAuditChain, type VerificationDeps } from './verify-audit-chain.ts'

/** Verifies the chain and stores the result for the dashboard. */
export async function checkAuditChain(deps: VerificationDeps): Promise<AuditLogVerification> {
  const finding = await verifyAuditChain(deps)
  await noteCheck(deps.database, finding)
  return finding
}

/** Checks the chain every night and logs a break as an error. */
export function auditCheck({ log, ...deps }: VerificationDeps & { readonly log: Logger }): SchedulePlan {
  return {
    name: 'check-audit-chain',
    cron: '40 2 * * *',
    run: async () => {
      const { ok, broken, head } = await checkAuditChain(deps)
      if (!ok) log.error({ broken, head }, 'the audit chain is broken')
    },
  }
}
