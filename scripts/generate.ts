import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildApiDescription, OPERATIONS } from '@platen/contract'
import { shapeRows } from '@platen/shapes/drawings'
import { clientOperations, clientResources } from './generate-client.ts'

export interface GeneratedFile {
  readonly path: string
  readonly content: string
}

/** Run `npm run generate` after every change to the contract or to the drawings of shapes. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const description = buildApiDescription()
  const [resources, operations] = await Promise.all([
    clientResources(description),
    clientOperations(description, OPERATIONS),
  ])
  return [
    { path: 'packages/contract/openapi.json', content: `${JSON.stringify(description, null, 2)}\n` },
    { path: 'packages/api-client/src/resources.generated.ts', content: resources },
    { path: 'packages/api-client/src/operations.generated.ts', content: operations },
    { path: 'packages/shapes/src/shape-rows.generated.ts', content: shapeRows() },
  ]
}

export async function readGenerated(file: GeneratedFile): Promise<string> {
  return readFile(absolute(file.path), 'utf8').catch(() => '')
}

export function absolute(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}

if (import.meta.main) {
  for (const file of await generatedFiles()) {
    await writeFile(absolute(file.path), file.content)
    console.log(`wrote ${file.path}`)
  }
}
