import { API_VERSION, AUTOMATION_POLICY, DESCRIPTION_VERSION } from '@platen/contract'
import { PLACES } from './places.ts'
import { BROWSER_WORKFLOWS, PUBLIC_OPERATIONS } from './public-operations.ts'

/** The index: a flat map from operation ids to the URLs of all public endpoints. */
export function apiIndexAnswer(publicUrl: string): Record<string, string> {
  const endpoints: Record<string, string> = Object.fromEntries(
    PUBLIC_OPERATIONS.map(({ operationId, path }) => [operationId, `${publicUrl}${path}`]),
  )
  const workflows = BROWSER_WORKFLOWS.map(({ method, path }) => `${method} ${path}`).join(', ')
  return {
    name: 'Platen',
    apiVersion: API_VERSION,
    version: DESCRIPTION_VERSION,
    documentation: `${publicUrl}${PLACES.docs}`,
    apiDescription: `${publicUrl}${PLACES.description}`,
    apiCatalog: `${publicUrl}${PLACES.apiCatalog}`,
    llms: `${publicUrl}${PLACES.llms}`,
    security: `${publicUrl}${PLACES.security}`,
    automationPolicy: `${workflows}: ${AUTOMATION_POLICY}`,
    automationPolicyUrl: `${publicUrl}${PLACES.automationPolicy}`,
    ...endpoints,
  }
}
