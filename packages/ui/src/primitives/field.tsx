import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react'

const BOX =
  'w-full min-h-11 rounded-platen border border-rule-strong bg-sheet px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-bad aria-invalid:border-2'

interface LabelProps {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The error, shown under the field and announced with it. */
  readonly error?: string | undefined
  /** Shown beside the label of an optional field. */
  readonly optional?: string | undefined
}

/** A labelled text field. */
export function TextField({
  label,
  hint,
  error,
  optional,
  className = '',
  ...input
}: LabelProps & InputHTMLAttributes<HTMLInputElement>) {
  const { id, describedBy } = useFieldIds({ hint, error }, input.id)
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <input
        {...input}
        id={id}
        className={BOX}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
      />
    </FieldFrame>
  )
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  className = '',
  ...area
}: LabelProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id, describedBy } = useFieldIds({ hint, error }, area.id)
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <textarea
        rows={4}
        {...area}
        id={id}
        className={BOX}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
      />
    </FieldFrame>
  )
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  className = '',
  children,
  ...select
}: LabelProps & SelectHTMLAttributes<HTMLSelectElement>) {
  const { id, describedBy } = useFieldIds({ hint, error }, select.id)
  return (
    <FieldFrame {...{ id, label, hint, error, optional, className }}>
      <select
        {...select}
        id={id}
        className={BOX}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy}
      >
        {children}
      </select>
    </FieldFrame>
  )
}

function useFieldIds({ hint, error }: Pick<LabelProps, 'hint' | 'error'>, given: string | undefined) {
  const made = useId()
  const id = given ?? made
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim()
  return { id, describedBy: describedBy === '' ? undefined : describedBy }
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
        {optional !== undefined && <span className="ml-2 text-sm font-normal text-ink-soft">{optional}</span>}
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
