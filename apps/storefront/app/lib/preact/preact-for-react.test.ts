import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as instead from './preact-for-react.ts'

const ROUTER = new URL('../../../../../node_modules/react-router/dist/production/', import.meta.url)

test('has everything that the router takes from React', () => {
  const files = globSync('{index,dom-export}.js', { cwd: ROUTER.pathname }).concat(
    globSync('lib/{,dom/**/,dom-export/,router/}*.js', { cwd: ROUTER.pathname }),
  )
  const sources = files.map((file) => withoutComments(readFileSync(new URL(file, ROUTER), 'utf8')))
  const named = sources.flatMap((source) => [...source.matchAll(/import \{([^}]+)\} from "react";/g)])
  const used = sources.flatMap((source) => [...source.matchAll(/\bReact\$1\.(\w+)/g)])
  const names = new Set(
    [...named, ...used].flatMap(([, list = '']) => list.split(',').map((one) => one.trim())),
  )
  expect(names).toContain('useOptimistic')
  expect(names).toContain('useContext')
  expect([...names].filter((name) => !(name in instead))).toEqual([])
})

test('shows a state at once, because no transition holds it back', () => {
  expect(instead.useOptimistic('new')[0]).toBe('new')
})

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[^]*?\*\//g, '')
}
