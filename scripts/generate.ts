import { globSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type JsonObject, buildApiDescription } from '@platen/contract'
import openapiTS, { astToString } from 'openapi-typescript'
import { brunoCollection, COLLECTION } from './bruno-collection.ts'

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
    ...brunoCollection(description),
  ]
}

/** Files of the collection that nothing generates any more, as of an operation that was renamed. */
export function leftOver(files: readonly GeneratedFile[]): string[] {
  const made = new Set(files.map(({ path }) => path))
  return globSync(`${COLLECTION}/**/*.*`, { cwd: absolute('') }).filter((path) => !made.has(path))
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
  const files = await generatedFiles()
  for (const file of files) {
    await mkdir(dirname(absolute(file.path)), { recursive: true })
    await writeFile(absolute(file.path), file.content)
    if (!file.path.startsWith(COLLECTION)) console.log(`wrote ${file.path}`)
  }
  for (const path of leftOver(files)) await rm(absolute(path))
  console.log(`wrote ${COLLECTION}`)
}
