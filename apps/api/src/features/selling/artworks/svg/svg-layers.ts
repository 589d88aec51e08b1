import type { SaxesTagNS } from 'saxes'

/** Properties that make a renderer draw an element into a picture of its own first. */
const PROPERTY = 'mask|filter|clip-path|opacity|mix-blend-mode|isolation'
const WITHOUT_EFFECT = 'none|normal|auto|1(?:\\.0*)?'
const LAYER = new RegExp(`^(?:${PROPERTY})$`)
const NO_LAYER = new RegExp(`^\\s*(?:${WITHOUT_EFFECT})\\s*$`)
const LAYER_IN_STYLE = new RegExp(
  `(?<![\\w-])(?:${PROPERTY})\\s*:(?!\\s*(?:${WITHOUT_EFFECT})\\s*(?:[;!}]|$))`,
)

/** Whether a class of a style sheet may make a layer. Which class does is not looked up. */
export function classesMakeLayers(text: string): boolean {
  return /<(?:[\w.-]+:)?style[\s>]/.test(text) && LAYER_IN_STYLE.test(text)
}

/** An estimate to refuse the usual hostile file early; the memory limit of the process is what holds. */
export function isLayer({ local, attributes }: SaxesTagNS, classesDo: boolean): boolean {
  if (local === 'pattern') return true
  return Object.values(attributes).some(
    ({ local: name, value }) =>
      (LAYER.test(name) && !NO_LAYER.test(value)) ||
      (name === 'style' && LAYER_IN_STYLE.test(value)) ||
      (name === 'class' && classesDo),
  )
}
