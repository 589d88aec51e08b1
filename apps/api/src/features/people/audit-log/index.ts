export { canonicalJson } from './audit-record.ts'
export { auditLogRoutes } from './audit-log.routes.ts'
export { auditCheck, verifyAuditChain } from './verify-audit-chain.ts'
export { auditSealing, sealAuditLog } from './seal-audit-log.ts'
