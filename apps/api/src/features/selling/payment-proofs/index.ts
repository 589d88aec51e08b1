export { findPaymentProof, type StoredProof } from './payment-proofs.store.ts'
export { paymentProofRoutes } from './payment-proofs.routes.ts'
