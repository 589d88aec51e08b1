import { apiIndexV1, healthcheckV1 } from '@platen/contract'
import { DESCRIPTION_PATH } from '../../../platform/http/answers/error-reply.ts'

/** The paths that discovery documents refer to. */
export const PLACES = {
  index: apiIndexV1.path,
  health: healthcheckV1.path,
  description: DESCRIPTION_PATH,
  docs: '/docs',
  /** The heading of the API description's introduction, as an anchor of the documentation page. */
  automationPolicy: '/docs#description/automation-policy',
  apiCatalog: '/.well-known/api-catalog',
  llms: '/llms.txt',
  security: '/.well-known/security.txt',
} as const
