import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '..')

/** The parsed sources in a folder, without tests and messages. */
export function parsedSources(folder: string): ts.SourceFile[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT })
    .filter((path) => !/\.test\.|\.fixtures\.|\/(messages|testing)\//.test(path))
    .sort()
    .map((path) =>
      ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.ESNext, true),
    )
}

/** A node and all nodes in it; `enter` decides which are left out with what is in them. */
export function* nodesIn(node: ts.Node, enter: (node: ts.Node) => boolean = () => true): Generator<ts.Node> {
  if (!enter(node)) return
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesIn(child, enter)
}
