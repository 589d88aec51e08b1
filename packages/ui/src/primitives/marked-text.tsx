import { textParts } from '@platen/messages'
import { Fragment, type ReactNode } from 'react'

interface MarkedTextProps {
  /** A message in which tags mark parts: `See the <link>settings</link>.` */
  readonly text: string
  /** By tag. */
  readonly marks: Readonly<Record<string, (text: string) => ReactNode>>
}

export function MarkedText({ text, marks }: MarkedTextProps) {
  return textParts(text).map(({ tag, text: part }, index) => (
    // Parts never move.
    <Fragment key={index}>{tag === undefined ? part : (marks[tag]?.(part) ?? part)}</Fragment>
  ))
}
