export { previewInvoice } from './preview-invoice.ts'
