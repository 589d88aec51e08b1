import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('installs with npm ci on a fresh clone, and does nothing the next time', () => {
  const project = aProject()
  expect(project.prepare()).toMatchObject({ status: 0, npmCalls: 1 })
  expect(project.npmArguments()).toMatch(/^ci /)

  project.forgetWhatNpmRecorded()
  expect(project.prepare()).toMatchObject({ status: 0, npmCalls: 1, output: '' })
})

test('installs again when the lockfile names another version', () => {
  const project = aProject()
  project.prepare()
  project.lock({ 'node_modules/pg': { version: '2.0.0' } })
  expect(project.prepare()).toMatchObject({ status: 0, npmCalls: 2 })
})

test('takes over what npm install did, and leaves optional packages of other platforms alone', () => {
  const project = aProject()
  project.lock({
    'node_modules/pg': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true },
  })
  project.install({ 'node_modules/pg': { version: '1.0.0' } })
  expect(project.prepare()).toMatchObject({ status: 0, npmCalls: 0 })
})

test('installs again when an earlier installation lacks a package', () => {
  const project = aProject()
  project.install({})
  expect(project.prepare()).toMatchObject({ status: 0, npmCalls: 1 })
})

test('says what to do when npm fails, and tries again the next time', () => {
  const project = aProject()
  const failed = project.prepare({ NPM_FAILS: '1' })
  expect(failed.status).toBe(1)
  expect(failed.output).toContain('  npm ci\n')
  expect(project.prepare()).toMatchObject({ status: 0, npmCalls: 2 })
})

test('says what to do when the pinned runtime is too old, each time until it is solved', () => {
  const project = aProject()
  for (const attempt of [project.prepare({ NPM_BRINGS_NODE: 'v20.0.0' }), project.prepare()]) {
    expect(attempt).toMatchObject({ status: 1, npmCalls: 1 })
    expect(attempt.output).toContain('npm ci --ignore-scripts=false')
  }
})

/** Records its arguments and "installs" what the lockfile names. */
const FAKE_NPM = `
import { appendFileSync, copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n')
if (process.env.NPM_FAILS) process.exit(1)
mkdirSync('node_modules/.bin', { recursive: true })
copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
const version = process.env.NPM_BRINGS_NODE ?? 'v24.0.0'
writeFileSync('node_modules/.bin/node', '#!/bin/sh\\necho ' + version, { mode: 0o755 })
`

type Packages = Record<string, { version: string; optional?: boolean }>

function aProject() {
  const root = mkdtempSync(join(tmpdir(), 'platen-prepare-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'scripts'))
  copyFileSync(new URL('prepare.js', import.meta.url), join(root, 'scripts', 'prepare.js'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(root, 'npm.js'), FAKE_NPM)
  const lock = (packages: Packages) =>
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  lock({ 'node_modules/pg': { version: '1.0.0' } })

  return {
    lock,
    install: (packages: Packages) => {
      mkdirSync(join(root, 'node_modules'))
      writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
    },
    /** Without npm's record only the script's own stamp shows that the installation is complete. */
    forgetWhatNpmRecorded: () => rmSync(join(root, 'node_modules', '.package-lock.json')),
    npmArguments: () => npmCalls(root).at(-1),
    prepare: (env: Record<string, string> = {}) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/prepare.js', 'start'], {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, ...env, npm_execpath: join(root, 'npm.js') },
      })
      return { status, output: stdout + stderr, npmCalls: npmCalls(root).length }
    },
  }
}

function npmCalls(root: string): string[] {
  const file = join(root, 'npm-calls')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}
