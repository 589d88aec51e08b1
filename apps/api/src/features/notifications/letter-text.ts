import type { Block, Letter } from './letter.ts'

/** The letter as plain text. */
export function toText({ blocks }: Letter): string {
  return `${blocks.map(blockText).join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return oneLine(block.text).toLocaleUpperCase()
    case 'paragraph':
      return oneLine(block.text)
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n')
    case 'list':
      return block.lines.map((line) => `- ${oneLine(line)}`).join('\n')
    case 'quote':
      return block.text
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${oneLine(line)}`)
        .join('\n')
    case 'link':
      return `${block.label}: ${block.url}`
  }
}

/** Nobody's words begin a line of their own, so none can pass for the shop's. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
