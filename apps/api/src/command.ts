import process from 'node:process'
import { explainFailure } from './announce.ts'

interface CommandWords {
  readonly help: string
  readonly failure: () => string
}

export async function runCommand(
  { help, failure }: CommandWords,
  work: () => Promise<number>,
): Promise<void> {
  if (process.argv.includes('--help') || process.argv.includes('-h')) {
    process.stdout.write(`${help}\n`)
    return
  }
  try {
    await end(await work())
  } catch (error) {
    process.stderr.write(explainFailure(error).replace('Platen could not start.', failure()))
    await end(1)
  }
}

/** Exits only after all output is written, whatever connections are open. */
async function end(code: number): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) {
    await new Promise<void>((resolve) => stream.write('', () => resolve()))
  }
  process.exit(code)
}

export function table(lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([name]) => name.length)) + 2
  return ['', ...lines.map(([name, value]) => `  ${name.padEnd(width)}${value}`), '', ''].join('\n')
}

export function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1).padStart(7)} s`
}

export function inBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  const power = Math.min(units.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power] ?? ''}`
}

export function wholeNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new Error(`${name} must be a whole number from 1, not "${text}".`)
}
