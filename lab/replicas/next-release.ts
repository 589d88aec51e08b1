import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aDataFolder } from '../harness/service-process.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** What a service reads beside its own code. */
const SHARED = ['package.json', 'node_modules', 'packages', 'apps/storefront', 'apps/console'] as const
const OWN = ['apps/api/package.json', 'apps/api/src', 'db'] as const

/** The program of this version as the next one would be: in a folder of its own, with one more migration. */
export function aNextRelease(migration: { readonly name: string; readonly sql: string }): string {
  const folder = join(aDataFolder(), 'release')
  for (const path of OWN) cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  for (const path of SHARED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(ROOT, path), join(folder, path))
  }
  writeFileSync(join(folder, 'db/migrations', migration.name), migration.sql)
  return join(folder, 'apps/api/src/main.ts')
}
