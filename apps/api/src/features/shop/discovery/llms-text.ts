import { AUTOMATION_POLICY, type Operation } from '@platen/contract'
import { PLACES } from './places.ts'
import { BROWSER_WORKFLOWS, PUBLIC_OPERATIONS } from './public-operations.ts'

/** `/llms.txt` (https://llmstxt.org): a one-page summary for language models. */
export function llmsText(publicUrl: string): string {
  const reads = PUBLIC_OPERATIONS.filter((operation) => !operation.browserWorkflow)
  return `# Platen

> The store of a custom direct-to-film apparel shop. Its JSON-over-HTTP interface is described in OpenAPI 3.1; version 1 under /api/v1 is stable.

Money is integer minor units of the store currency. Lengths are millimetres. Errors carry \`error.code\`, \`error.message\` and \`error.resolution\`; on 429 wait for the seconds in \`Retry-After\`.

## Description

- [API description](${publicUrl}${PLACES.description}): every operation, schema and error, for programs
- [Documentation](${publicUrl}${PLACES.docs}): the same, for people
- [Index](${publicUrl}${PLACES.index}): every public endpoint by operation id

## May be called by programs, within the rate limits

${list(reads, publicUrl)}

## Not to be automated without explicit user consent

${AUTOMATION_POLICY}

${list(BROWSER_WORKFLOWS, publicUrl)}
`
}

function list(operations: readonly Operation[], publicUrl: string): string {
  return operations
    .map(({ method, path, summary }) => `- [${method} ${path}](${publicUrl}${path}): ${summary}`)
    .join('\n')
}
