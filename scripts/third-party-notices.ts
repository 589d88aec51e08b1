/**
 * Writes the licences of all runtime packages, as they require, for the container image: node
 * scripts/third-party-notices.ts > THIRD-PARTY-NOTICES.txt
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i

export interface Notice {
  readonly name: string
  readonly version: string
  /** An SPDX expression, as the package says. */
  readonly licence: string
  readonly text: string
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { dev?: boolean; link?: boolean; version?: string }>>
}

/** Runtime packages only, by name. */
export function thirdPartyNotices(): Notice[] {
  const { packages } = JSON.parse(
    readFileSync(join(ROOT, 'node_modules/.package-lock.json'), 'utf8'),
  ) as Lockfile
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .map(([path]) => noticeOf(join(ROOT, path)))
    .sort((one, other) => one.name.localeCompare(other.name))
}

function noticeOf(folder: string): Notice {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
    readonly license?: string
  }
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file))
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n\n')
  return { name, version, licence: license ?? 'see below', text }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { name, version, licence, text } of thirdPartyNotices())
    process.stdout.write(`${name} ${version} (${licence})\n\n${text}\n\n${'-'.repeat(80)}\n\n`)
}
