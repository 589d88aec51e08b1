interface TagsProps {
  readonly tags: readonly string[]
  readonly onTag?: (tag: string) => void
}

const SHAPE = 'inline-flex min-h-6 items-center rounded-full border border-rule-strong px-2 text-sm'

export function Tags({ tags, onTag }: TagsProps) {
  return (
    <span className="flex flex-wrap gap-1">
      {tags.map((tag) =>
        onTag ? (
          <button key={tag} type="button" className={`${SHAPE} hover:bg-tray`} onClick={() => onTag(tag)}>
            {tag}
          </button>
        ) : (
          <span key={tag} className={SHAPE}>
            {tag}
          </span>
        ),
      )}
    </span>
  )
}
