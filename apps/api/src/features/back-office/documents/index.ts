export { documentRoutes } from './documents.routes.ts'
export { documentQueue, documentSubscriber, readDocumentFile } from './document-file.ts'
export { creditRefund, issueReceipt } from './issue-document.ts'
export { previewInvoice } from './preview-invoice.ts'
