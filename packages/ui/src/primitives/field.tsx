import {
  createContext,
  useContext,
  useId,
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
} from 'react'

const BOX =
  'w-full min-h-11 rounded-platen border border-rule-strong bg-sheet px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-bad aria-invalid:border-2'

/** Errors of the fields inside, by their names: a form sets them for all, and a field with an error of its own wins. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({})

interface LabelProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Shown under the field and announced with it. */
  readonly error?: string | undefined
  /** Shown beside the label of an optional field. */
  readonly optional?: string | undefined
}

export function TextField(props: LabelProps & InputHTMLAttributes<HTMLInputElement>) {
  const [frame, box] = useField(props)
  return (
    <FieldFrame {...frame}>
      <input {...box} />
    </FieldFrame>
  )
}

export function TextArea(props: LabelProps & ComponentProps<'textarea'>) {
  const [frame, box] = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...box} />
    </FieldFrame>
  )
}

export function SelectField({ children, ...props }: LabelProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const [frame, box] = useField(props)
  return (
    <FieldFrame {...frame}>
      <select {...box}>{children}</select>
    </FieldFrame>
  )
}

/** The props of the frame and those of the box in it. */
function useField<
  Props extends LabelProps & {
    id?: string | undefined
    name?: string | undefined
    className?: string | undefined
  },
>({ label, hint, error: own, optional, className = '', ...rest }: Props) {
  const made = useId()
  const id = rest.id ?? made
  const errors = useContext(FieldErrors)
  const error = own ?? errors[rest.name ?? '']
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  const box = {
    ...rest,
    id,
    className: BOX,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  }
  return [{ id, label, hint, error, optional, className }, box] as const
}

/** Beside a label. The space keeps the two words apart in the name of the field. */
export function Optional({ children }: { children: string }) {
  return (
    <>
      {' '}
      <span className="ml-1 text-sm font-normal text-ink-soft">{children}</span>
    </>
  )
}

function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: LabelProps & { id: string; className: string; children: ReactNode }) {
  return (
    <div className={`grid content-start gap-1 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional !== undefined && <Optional>{optional}</Optional>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
