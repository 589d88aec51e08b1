export function ProgressBar({ label, share }: { label: string; share: number }) {
  return (
    <progress
      aria-label={label}
      value={share}
      className="h-2 w-full appearance-none overflow-hidden rounded-full border-none bg-tray [&::-moz-progress-bar]:bg-press [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-press"
    />
  )
}
