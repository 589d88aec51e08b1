import { Button, TextField } from '@platen/ui'
import { useState } from 'react'
import { MemberButtons } from '../../../lib/forms/member-buttons.tsx'
import { sameWord } from './colour-list.tsx'
import { addSize, coloursOf, moveSize, remove, sizesOf, type Variant } from './variants.ts'

interface SizeListProps {
  readonly variants: readonly Variant[]
  readonly onChange: (variants: Variant[]) => void
}

const USUAL = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL']

export function SizeList({ variants, onChange }: SizeListProps) {
  const sizes = sizesOf(variants)
  const [name, setName] = useState('')
  const taken = sizes.some((size) => sameWord(size, name))
  const noColour = coloursOf(variants).length === 0
  const missing = USUAL.filter((size) => !sizes.includes(size))
  const add = (size: string) => {
    if (size.trim() === '' || sizes.some((other) => sameWord(other, size)) || noColour) return
    onChange(addSize(variants, size.trim()))
    setName('')
  }
  return (
    <div>
      <h3 className="mb-2 text-lg">Sizes</h3>
      <ul className="mb-3 grid gap-x-6 sm:grid-cols-2">
        {sizes.map((size, index) => (
          <li key={size} className="flex items-center justify-between gap-2 border-b border-rule">
            <span className="figures font-semibold">{size}</span>
            <MemberButtons
              name={size}
              index={index}
              count={sizes.length}
              onMove={(from, to) => onChange(moveSize(variants, from, to))}
              onRemove={() => onChange(remove(variants, { size }))}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-start gap-2">
        <TextField
          label={<span className="sr-only">New size name</span>}
          placeholder={missing[0] ?? '4XL'}
          maxLength={20}
          value={name}
          error={taken ? 'This name is already in use.' : undefined}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add(name)
          }}
          className="flex-1"
        />
        <Button
          variant="line"
          className="mt-1"
          unavailable={noColour ? 'Add a colour first.' : undefined}
          onClick={() => add(name)}
        >
          Add size
        </Button>
      </div>
    </div>
  )
}
