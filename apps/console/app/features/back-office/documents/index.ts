export { OrderDocuments } from './documents-section.tsx'
export { useOpenInvoice } from './use-open-invoice.ts'
