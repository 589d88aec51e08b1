const KEYS = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'

export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-keyshortcuts="Control+K Meta+K"
      className="flex min-h-11 w-full max-w-xs items-center gap-2 rounded-platen border border-rule-strong bg-sheet px-3 text-left text-ink-soft hover:border-ink"
    >
      <svg
        viewBox="0 0 16 16"
        className="size-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        aria-hidden="true"
      >
        <circle cx="7" cy="7" r="4.5" />
        <path d="m10.5 10.5 4 4" />
      </svg>
      Search or run a command
      <kbd className="figures ml-auto rounded-platen border border-rule px-1.5 text-xs">{KEYS}</kbd>
    </button>
  )
}
