import type { DesignLayer, LayerKind } from '@platen/contract'
import { findFont, MAX_TEXT_LINES, type Layer } from '@platen/layers'
import { findShape } from '@platen/shapes'
import { repetitions, type FieldProblem } from '../../../platform/refusal.ts'

type Field = Exclude<keyof DesignLayer, 'id' | 'kind' | 'offsetXMm' | 'offsetYMm' | 'rotationDeg'>

const FIELDS = {
  image: { needed: ['artworkId', 'widthMm', 'heightMm'], allowed: ['crop'] },
  text: {
    needed: ['text', 'font', 'weight', 'sizeMm', 'colour', 'letterSpacing', 'lineHeight', 'align'],
    allowed: ['outline', 'arcDeg'],
  },
  shape: { needed: ['shape', 'colours', 'widthMm', 'heightMm'], allowed: [] },
} as const satisfies Record<LayerKind, { needed: readonly Field[]; allowed: readonly Field[] }>

const ALL_FIELDS = [
  ...new Set(Object.values(FIELDS).flatMap(({ needed, allowed }): Field[] => [...needed, ...allowed])),
]

/** At least this share of a picture is left in each direction. */
const MOST_CROPPED = 0.98

/** What is wrong with the layers of a zone, whatever artworks they name. */
export function layerProblems(layers: readonly DesignLayer[], path: string): FieldProblem[] {
  return [
    ...repetitions(
      layers,
      ({ id }) => id,
      (index) => `${path}[${index}].id`,
    ),
    ...layers.flatMap((layer, index) => {
      const missing = missingFields(layer, `${path}[${index}]`)
      return missing.length > 0 ? missing : valueProblems(layer, `${path}[${index}]`)
    }),
  ]
}

/** Call it for layers without problems. */
export function toLayer(layer: DesignLayer): Layer {
  return layer as Layer
}

function missingFields(layer: DesignLayer, path: string): FieldProblem[] {
  const { needed, allowed } = FIELDS[layer.kind]
  const known: readonly Field[] = [...needed, ...allowed]
  return [
    ...needed
      .filter((field) => layer[field] === undefined)
      .map((field) => ({ path: `${path}.${field}`, message: 'is required', reason: 'required' }) as const),
    ...ALL_FIELDS.filter((field) => layer[field] !== undefined && !known.includes(field)).map(
      (field) =>
        ({
          path: `${path}.${field}`,
          message: `is not for a layer of kind ${layer.kind}`,
          reason: 'not_used',
        }) as const,
    ),
  ]
}

function valueProblems(layer: DesignLayer, path: string): FieldProblem[] {
  switch (layer.kind) {
    case 'image': {
      const { left = 0, top = 0, right = 0, bottom = 0 } = layer.crop ?? {}
      if (left + right <= MOST_CROPPED && top + bottom <= MOST_CROPPED) return []
      return [
        {
          path: `${path}.crop`,
          message: 'leaves nothing of the picture',
          reason: 'too_high',
          limit: String(MOST_CROPPED),
        },
      ]
    }
    case 'text':
      return textProblems(layer, path)
    case 'shape': {
      const shape = findShape(layer.shape ?? '')
      if (!shape) return [{ path: `${path}.shape`, message: 'is none of our shapes', reason: 'not_found' }]
      const given = layer.colours?.length ?? 0
      if (given === shape.colours) return []
      return [
        {
          path: `${path}.colours`,
          message: `has ${given} colours, and this shape ${shape.colours}`,
          reason: given < shape.colours ? 'too_few' : 'too_many',
          limit: String(shape.colours),
        },
      ]
    }
  }
}

function textProblems({ font = '', weight, text = '' }: DesignLayer, path: string): FieldProblem[] {
  const family = findFont(font)
  if (!family) return [{ path: `${path}.font`, message: 'is none of our fonts', reason: 'not_found' }]
  const problems: FieldProblem[] = []
  if (weight && !family.weights.includes(weight))
    problems.push({
      path: `${path}.weight`,
      message: `is not a weight of ${family.name}`,
      reason: 'not_a_choice',
      limit: family.weights.join(', '),
    })
  if (text.split('\n').length > MAX_TEXT_LINES)
    problems.push({
      path: `${path}.text`,
      message: `has more than ${MAX_TEXT_LINES} lines`,
      reason: 'too_long',
      limit: String(MAX_TEXT_LINES),
    })
  return problems
}
