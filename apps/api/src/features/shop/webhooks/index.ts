export { writeMessage, type WebhookEvent } from './webhook-message.ts'
export { webhookQueue, webhookReplays, webhookSubscriber } from './webhook-jobs.ts'
export { webhookRoutes } from './webhooks.routes.ts'
