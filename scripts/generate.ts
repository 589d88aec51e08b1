import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type JsonObject, buildApiDescription } from '@platen/contract'
import openapiTS, { astToString } from 'openapi-typescript'

export interface GeneratedFile {
  /** From the root of the repository. */
  readonly path: string
  readonly content: string
}

/** The committed files that follow from the contract: run `npm run generate` after every change to it. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const description = buildApiDescription()
  return [
    { path: 'packages/contract/openapi.json', content: `${JSON.stringify(description, null, 2)}\n` },
    { path: 'packages/api-client/src/schema.generated.ts', content: await clientTypes(description) },
  ]
}

/** A generated file as it is on disk; empty when it is missing. */
export async function readGenerated(file: GeneratedFile): Promise<string> {
  return readFile(absolute(file.path), 'utf8').catch(() => '')
}

async function clientTypes(description: JsonObject): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(description))
  return `// Generated from packages/contract/openapi.json by \`npm run generate\`. Do not edit.\n\n${astToString(nodes)}`
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
