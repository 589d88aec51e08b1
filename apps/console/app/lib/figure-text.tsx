import { MarkedText } from '@platen/ui'

/** A message whose figures are marked: `<figure>{{count}}</figure> more`. */
export function FigureText({ text }: { text: string }) {
  return <MarkedText text={text} marks={{ figure: (figure) => <span className="figures">{figure}</span> }} />
}
