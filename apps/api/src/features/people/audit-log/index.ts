export { auditLogRoutes } from './audit-log.routes.ts'
export { auditCheck } from './check-audit-chain.ts'
export { auditSealing, sealAuditLog } from './seal-audit-log.ts'
export { verifyAuditChain } from './verify-audit-chain.ts'
