import { dirname } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { en as consoleMessages } from '../apps/console/app/messages/en.ts'
import { en as storefrontMessages } from '../apps/storefront/app/messages/en.ts'
import { artworkHelpTexts } from '../apps/storefront/app/messages/artwork-help.ts'
import { filmTexts } from '../apps/storefront/app/messages/film.ts'
import { readMessages } from '@platen/messages'
import { parsedSources, nodesIn } from './parsed-sources.ts'

const APPS = {
  console: readMessages(consoleMessages) as object,
  // Film sheets and the help with artwork have their texts apart, so that the others do not carry them.
  storefront: { ...storefrontMessages, film: filmTexts('en'), ...artworkHelpTexts('en') } as object,
} as const

const SECTIONS = Object.entries(APPS).flatMap(([app, messages]) =>
  Object.entries(messages).map(([section, texts]: [string, unknown]) => ({ app, section, texts })),
)

interface Uses {
  /** Keys whose text or group of texts is read. */
  readonly read: ReadonlySet<string>
  /** Groups that are passed on or indexed, so that any text of theirs may be read. */
  readonly whole: ReadonlySet<string>
  /** Folders of `lib` that are imported. */
  readonly shared: ReadonlySet<string>
}

/** Names of variables that hold messages. */
const TEXTS = /^(m|messages|texts)$/

const USES = { console: usesByFolder('console'), storefront: usesByFolder('storefront') }

test.each(SECTIONS)('the $app uses every text of “$section”', ({ app, section, texts }) => {
  expect(unusedIn(texts, usesNear(section, USES[app as keyof typeof USES]))).toEqual([])
})

function unusedIn(texts: unknown, uses: Uses, path = ''): string[] {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts) || isPlural(texts)) return []
  return Object.entries(texts).flatMap(([key, inner]: [string, unknown]) => {
    if (uses.whole.has(key)) return []
    return uses.read.has(key) ? unusedIn(inner, uses, `${path}${key}.`) : [path + key]
  })
}

function isPlural(texts: object): boolean {
  return Object.keys(texts).every((key) => /^(zero|one|two|few|many|other)$/.test(key))
}

/** Texts are passed on within a feature: a folder that names their section may read them in any of its files. */
function usesNear(section: string, byFolder: ReadonlyMap<string, readonly Uses[]>): Uses {
  const feature = [...byFolder.values()].filter((files) => files.some(({ read }) => read.has(section))).flat()
  const near = [
    ...feature,
    ...[...byFolder].filter(([folder]) => getsTextsOf(feature, folder)).flatMap(([, files]) => files),
  ]
  return {
    read: new Set(near.flatMap(({ read }) => [...read])),
    whole: new Set(near.flatMap(({ whole }) => [...whole])),
    shared: new Set(),
  }

  /** Shared pages whose texts are those of the feature that uses them. */
  function getsTextsOf(files: readonly Uses[], folder: string): boolean {
    const isUsed = files.some(({ shared }) => [...shared].some((name) => folder.endsWith(`/lib/${name}`)))
    return isUsed && byFolder.get(folder)?.some(({ read }) => read.has('texts')) === true
  }
}

function usesByFolder(app: 'console' | 'storefront'): Map<string, Uses[]> {
  const byFolder = new Map<string, Uses[]>()
  for (const file of parsedSources(`apps/${app}/app`)) {
    const folder = dirname(file.fileName).split('/').slice(0, 5).join('/')
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), usesIn(file)])
  }
  return byFolder
}

function usesIn(file: ts.SourceFile): Uses {
  const nodes = [...nodesIn(file)]
  const aliases = new Map(nodes.flatMap(aliasIn))
  const tables = nodes.flatMap((node) => tableIn(node) ?? []).map(withoutType)
  return {
    read: new Set(nodes.flatMap((node) => keyIn(node) ?? [])),
    shared: new Set(nodes.flatMap((node) => sharedIn(node) ?? [])),
    whole: new Set(
      tables
        .filter((table) => TEXTS.test(rootOf(table)) || aliases.has(rootOf(table)))
        .map((table) =>
          ts.isPropertyAccessExpression(table) ? table.name.text : (aliases.get(table.getText()) ?? ''),
        ),
    ),
  }
}

/** The variable and the key of `const store = m.settings.store` and `const { store } = m.settings`. */
function aliasIn(node: ts.Node): [string, string][] {
  if (ts.isBindingElement(node)) return [[node.name.getText(), (node.propertyName ?? node.name).getText()]]
  if (!ts.isVariableDeclaration(node) || !node.initializer) return []
  const value = withoutType(node.initializer)
  const isAlias = ts.isPropertyAccessExpression(value) && TEXTS.test(rootOf(value))
  return isAlias ? [[node.name.getText(), value.name.text]] : []
}

function rootOf(node: ts.Expression): string {
  return ts.isPropertyAccessExpression(node) ? rootOf(node.expression) : node.getText()
}

function withoutType(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isAsExpression(node) ? withoutType(node.expression) : node
}

function sharedIn(node: ts.Node): string | undefined {
  if (!ts.isImportDeclaration(node)) return undefined
  return /\/lib\/([\w-]+)\//.exec(node.moduleSpecifier.getText())?.[1]
}

function keyIn(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText()
  return ts.isStringLiteral(node) ? node.text : undefined
}

/** Indexed, listed, spread, or typed by what indexes it: any of its texts may be read. */
function tableIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isElementAccessExpression(node)) return node.expression
  if (ts.isSpreadAssignment(node)) return node.expression
  if (ts.isVariableDeclaration(node) && node.type) return node.initializer
  if (ts.isJsxAttribute(node) && node.name.getText() === 'of') {
    return node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined
  }
  return ts.isCallExpression(node) && node.expression.getText().startsWith('Object.')
    ? node.arguments[0]
    : undefined
}
