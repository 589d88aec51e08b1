import type { DECIMAL_SIGNS } from '@platen/contract'

export type DecimalSign = (typeof DECIMAL_SIGNS)[number]

/** Digits with at most one point, no grouping and no needless zeros: `1234.5`. */
export type PlainDecimal = string

export type DecimalProblem = 'not_a_number' | 'which_decimal' | 'other_decimal'

const SIGNS = { point: '.', comma: ',' } as const
const OTHER = { point: 'comma', comma: 'point' } as const

/**
 * How a number is written, as far as it shows:
 *
 *     1.234,50   comma: the last of both                 1,5   comma: groups have three digits
 *     1.234.567  comma: decimals have one sign only      0,125 comma: no group begins with a zero
 *     1.234      nothing: 1234, or 1.234                 1234  nothing
 */
export function decimalSignOf(text: string): DecimalSign | undefined {
  const body = withoutSpaces(text)
  const points = body.split('.').length - 1
  const commas = body.split(',').length - 1
  if (points > 0 && commas > 0) return body.lastIndexOf('.') > body.lastIndexOf(',') ? 'point' : 'comma'
  const used = points > 0 ? 'point' : 'comma'
  if (points + commas === 0) return undefined
  if (points + commas > 1) return OTHER[used]
  const [before = '', after = ''] = body.split(SIGNS[used])
  const couldBeGroup = after.length === 3 && /^-?[1-9]\d{0,2}$/.test(before)
  return couldBeGroup ? undefined : used
}

/** `sign`: how the column writes its numbers, undefined if that is unknown. */
export function readDecimal(
  text: string,
  sign: DecimalSign | undefined,
): { readonly plain: PlainDecimal } | { readonly problem: DecimalProblem } {
  const body = withoutSpaces(text)
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(body)) return { problem: 'not_a_number' }
  if (/^-?\d+$/.test(body)) return { plain: plain(body) }
  const own = decimalSignOf(body)
  if (sign === undefined && own === undefined) return { problem: 'which_decimal' }
  const used = sign ?? own ?? 'point'
  const [decimal, group] = [SIGNS[used], SIGNS[OTHER[used]]]
  const grouped = new RegExp(`^-?\\d{1,3}(\\${group}\\d{3})+(\\${decimal}\\d+)?$`)
  const ungrouped = new RegExp(`^-?\\d*\\${decimal}\\d+$`)
  if (!grouped.test(body) && !ungrouped.test(body))
    return { problem: own !== undefined && own !== used ? 'other_decimal' : 'not_a_number' }
  return { plain: plain(body.replaceAll(group, '').replace(decimal, '.')) }
}

/** Groups of three may stand apart by a space, and in Switzerland by an apostrophe. */
function withoutSpaces(text: string): string {
  return text.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '')
}

function plain(text: string): PlainDecimal {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)0*(\d*)\.?(\d*?)0*$/.exec(text) ?? []
  return `${sign}${whole === '' ? '0' : whole}${decimals === '' ? '' : `.${decimals}`}`
}
