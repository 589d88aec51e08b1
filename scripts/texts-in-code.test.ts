import ts from 'typescript'
import { expect, test } from 'vitest'
import { parsedSources, nodesIn } from './parsed-sources.ts'

/** Attributes, properties and arguments that people read or hear. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|\w+Label|legend|hint|intro|optional|caption|summary|description|detail|heading|header|unnamed|unavailable|held|missing|what|words|text|message)$/
/** Functions whose texts people read. */
const SAYS = /^(good|bad|warn|confirm|alert)$/
/** Units, keys, formats, brands and schema.org's types are the same in every language. */
const SAME_EVERYWHERE = new Set([
  ...['mm', 'cm', 'm', 'px', 'g', 'ml', 's', 'h', 'dpi', 'DPI', 'bar', 'KB', 'MB', 'XL', 'hex', 'USD'],
  ...['SKU', 'URL', 'CSV', 'PDF', 'PNG', 'JPEG', 'SVG', 'TIFF', 'WebP', 'RGB'],
  ...['Ctrl', 'Shift', 'Alt', 'Esc', 'Escape', 'Enter', 'Home', 'End', 'Tab', 'Delete', 'Backspace', 'K'],
  ...['Platen', 'WhatsApp', 'Chrome', 'Chromebook', 'Edge', 'Firefox', 'Opera', 'Safari'],
  ...['Android', 'Linux', 'Mac', 'Windows', 'Answer', 'Brand', 'Place', 'Product', 'Question'],
])
/** A stored name of the catalogue, and a field that only bots see. */
const NOT_SHOWN = new Set(['One size', 'Website'])
/** "Save changes", "Copied.", "Sending…" */
const SENTENCE = /^\p{Lu}[\p{L}’-]*( \p{L}|, |[.!?…:]$)/u
const CAPITALISED = /^\p{Lu}\p{Ll}+$/u

test.each(['apps/console/app', 'apps/storefront/app', 'packages/ui/src'])(
  '%s has no texts in its code',
  (folder) => {
    expect(parsedSources(folder).flatMap(textsIn)).toEqual([])
  },
)

test.each([
  ['<p>Nothing here</p>', 'Nothing here'],
  ['<p>{open ? "Open" : shut}</p>', 'Open'],
  ['<p>{count} of {all}</p>', 'of'],
  ['<b title={`Remove ${name}`} />', 'Remove '],
  ['<Form submitLabel="Send" />', 'Send'],
  ['toasts.good("done")', 'done'],
  ['const x = { header: "State" }', 'State'],
  ['const x = "Fill in this field."', 'Fill in this field.'],
])('finds the text in %s', (code, text) => {
  expect(textsIn(parsed(code))).toEqual([expect.stringContaining(text)])
})

test.each([
  '<p className="A Class">{width} × {height} mm</p>',
  '<p lang={m.a.b}>{m.a.text}</p>',
  'throw new Error("This page has no place.")',
  'const headers = { title: `${a} · ${b}` }',
  'type Kind = Resources["Order record of"]',
])('finds no text in %s', (code) => {
  expect(textsIn(parsed(code))).toEqual([])
})

function parsed(code: string): ts.SourceFile {
  return ts.createSourceFile('example.tsx', code, ts.ScriptTarget.ESNext, true)
}

/** With file and line. */
function textsIn(file: ts.SourceFile): string[] {
  return [...nodesIn(file, isSeen)].filter(isText).map((node) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart())
    return `${file.fileName}:${line + 1} ${node.getText().trim()}`
  })
}

function isText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return hasWords(node.text)
  if (!isLiteral(node)) return false
  if (isRead(node)) return partsOf(node).some(hasWords)
  return partsOf(node).some(
    (part) => hasWords(part) && (SENTENCE.test(part) || (CAPITALISED.test(part) && !isCompared(node))),
  )
}

/** Types and errors for developers have no texts, and classes are no words. */
function isSeen(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return false
  if (isLiteral(node) && ts.isNewExpression(node.parent)) return false
  return !(ts.isJsxAttribute(node) && /^(class|className|style|d|viewBox)$/.test(node.name.getText()))
}

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression

function isLiteral(node: ts.Node): node is Literal {
  return ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)
}

function partsOf(node: Literal): string[] {
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : [node.text]
}

function hasWords(part: string): boolean {
  const words = part.match(/\p{L}+/gu) ?? []
  return !NOT_SHOWN.has(part.trim()) && words.some((word) => !SAME_EVERYWHERE.has(word))
}

/** A code or a name of a type rather than a word. */
function isCompared(node: Literal): boolean {
  const { parent } = node
  if (ts.isBinaryExpression(parent)) return isComparison(parent)
  if (ts.isPropertyAssignment(parent)) return parent.name === node
  return ts.isCallExpression(parent) || ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)
}

/** Its value ends up in JSX, in an attribute or property that people read, or in a function that says it. */
function isRead(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent) ? isRead(parent) : true
  if (ts.isJsxAttribute(parent)) return READ.test(parent.name.getText())
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && READ.test(parent.name.getText())
  if (ts.isCallExpression(parent)) {
    const name = ts.isPropertyAccessExpression(parent.expression) ? parent.expression.name : parent.expression
    return parent.expression !== node && SAYS.test(name.getText())
  }
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isRead(parent)
  if (ts.isBinaryExpression(parent)) return !isComparison(parent) && isRead(parent)
  return ts.isParenthesizedExpression(parent) && isRead(parent)
}

function isComparison({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return ![
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.PlusToken,
  ].includes(kind)
}
