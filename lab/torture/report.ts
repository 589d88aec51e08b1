import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { Finding } from './fault.ts'

export interface Row extends Finding {
  readonly fault: string
  readonly rounds: number
}

const HEAD = ['Fault', 'Rounds', 'Promise', 'Wanted', 'Measured', 'Kept'] as const

export function toTable(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(toCells)]
  const widths = HEAD.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  return cells
    .map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n')
}

export interface Results {
  readonly file: URL
  readonly title: string
  readonly command: string
  readonly notes?: readonly string[]
}

export function keepResults(results: Results, rows: readonly Row[], faults: readonly string[]): void {
  const { file, title, command, notes = [] } = results
  const measured = new Map(Map.groupBy(rows, ({ fault }) => fault))
  const earlier = Map.groupBy(readRows(file), (line) => faultOf(line))
  const lines = faults.flatMap((fault) => measured.get(fault)?.map(toLine) ?? earlier.get(fault) ?? [])
  const text = [
    `# ${title}`,
    '',
    `Made by \`${command}\`, last on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; ${loadavg()[1]?.toFixed(1) ?? '?'} programs wanted a processor in the last five minutes of it.`,
    ...notes.flatMap((note) => ['', note]),
    '',
    `| ${HEAD.join(' | ')} |`,
    `| ${HEAD.map(() => '---').join(' | ')} |`,
    ...lines,
    '',
  ].join('\n')
  writeFileSync(file, text)
}

function readRows(file: URL): string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Fault') && !line.startsWith('| ---'))
}

function faultOf(line: string): string {
  return line.split('|')[1]?.trim() ?? ''
}

function toLine(row: Row): string {
  return `| ${toCells(row)
    .map((cell) => cell.replaceAll('|', '\\|'))
    .join(' | ')} |`
}

function toCells({ fault, rounds, promise, wanted, measured, kept }: Row): string[] {
  return [fault, String(rounds), promise, wanted, measured, kept === undefined ? '–' : kept ? 'yes' : 'NO']
}
