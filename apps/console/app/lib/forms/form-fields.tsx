import { SelectField, TextArea, TextField } from '@platen/ui'
import { useId, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { Controller, get, useFormContext, useFormState, type RegisterOptions } from 'react-hook-form'
import { fill } from '@platen/messages'
import { DecimalField } from './decimal-field.tsx'
import { isReadable, readAmount, writeDecimal } from './decimal-text.ts'
import { MoneyField } from './money-field.tsx'
import { m } from '../../messages/messages.ts'

/** Names are those of the surrounding `FormProvider`. */
interface FieldProps {
  readonly name: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly optional?: boolean
  readonly className?: string
}

interface FormTextProps extends FieldProps {
  readonly rules?: RegisterOptions
  /** The error while it is empty. */
  readonly empty?: string
  readonly input?: InputHTMLAttributes<HTMLInputElement>
}

export function FormText({
  name,
  optional = false,
  rules,
  empty = m.forms.required,
  input,
  ...words
}: FormTextProps) {
  const { register } = useFormContext()
  return (
    <TextField
      {...words}
      {...input}
      {...register(name, { ...(!optional && { validate: filled(empty) }), ...rules })}
      optional={optional ? m.shared.optional : undefined}
      error={useFieldError(name)}
    />
  )
}

interface FormAreaProps extends FieldProps {
  readonly rows?: number
  readonly maxLength?: number
  readonly placeholder?: string | undefined
}

export function FormArea({
  name,
  optional = false,
  rows = 3,
  maxLength,
  placeholder,
  ...words
}: FormAreaProps) {
  const { register } = useFormContext()
  return (
    <TextArea
      {...words}
      {...register(name, optional ? {} : { validate: filled(m.forms.required) })}
      rows={rows}
      maxLength={maxLength}
      placeholder={placeholder}
      optional={optional ? m.shared.optional : undefined}
      error={useFieldError(name)}
    />
  )
}

interface FormNumberProps extends FieldProps {
  readonly min: number
  readonly max: number
  readonly digits?: number
  readonly readOnly?: boolean
  /** Another field that is its lower bound. */
  readonly notBelow?: () => number
}

export function FormNumber({
  name,
  min,
  max,
  digits = 0,
  readOnly = false,
  notBelow,
  ...words
}: FormNumberProps) {
  const { register } = useFormContext()
  return (
    <TextField
      {...words}
      {...register(name, {
        valueAsNumber: true,
        validate: (value: number) => {
          const least = Math.max(min, notBelow?.() ?? min)
          return (
            (Number.isFinite(value) && value >= least && value <= max && isMultiple(value, digits)) ||
            fill(digits === 0 ? m.forms.wholeNumberFromTo : m.forms.numberFromTo, { min: least, max })
          )
        },
      })}
      type="number"
      readOnly={readOnly}
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      min={min}
      max={max}
      step={10 ** -digits}
      optional={undefined}
      error={useFieldError(name)}
    />
  )
}

interface FormDecimalProps extends FieldProps {
  readonly exponent: number
  /** Shown while the field is empty, unless it may be. */
  readonly empty?: string
}

/** A whole number of the smallest unit in the form; null while empty. */
export function FormDecimal({ name, optional = false, empty, exponent, ...field }: FormDecimalProps) {
  const error = useFieldError(name)
  return (
    <Controller
      name={name}
      rules={{
        validate: (value: number | null) =>
          value === null && empty !== undefined ? empty : isReadable(value),
      }}
      render={({ field: { value, onChange } }) => (
        <DecimalField
          // A new exponent needs a new field, because the text has other decimals.
          key={exponent}
          {...field}
          exponent={exponent}
          {...{ name, error }}
          optional={optional ? m.shared.optional : undefined}
          value={(value as number | null) ?? undefined}
          onChange={(typed) => onChange(typed ?? null)}
        />
      )}
    />
  )
}

interface FormMoneyProps extends FieldProps {
  readonly validate?: (value: number | null) => true | string
}

/** Minor units in the form. */
export function FormMoney({ name, optional = false, validate, ...words }: FormMoneyProps) {
  const error = useFieldError(name)
  return (
    <Controller
      name={name}
      rules={{
        validate: (value: number | null) =>
          validate?.(value) ?? (typeof value === 'number' || optional || m.forms.amount),
      }}
      render={({ field }) => (
        <div onBlur={field.onBlur}>
          <MoneyField
            {...words}
            name={name}
            error={error}
            valueMinor={typeof field.value === 'number' ? field.value : undefined}
            onChange={(minor) => field.onChange(minor ?? null)}
          />
        </div>
      )}
    />
  )
}

/** Two decimals; basis points in the form. */
export function FormPercent({ name, min = 0, ...words }: FieldProps & { readonly min?: number }) {
  const error = useFieldError(name)
  return (
    <Controller
      name={name}
      rules={{
        validate: (value: unknown) =>
          (typeof value === 'number' && value >= min && value <= WHOLE_BP) ||
          fill(m.forms.percentFromTo, { min: writeDecimal(min, BP_DIGITS), max: 100 }),
      }}
      render={({ field: { value, onChange, onBlur } }) => (
        <PercentInput {...words} {...{ name, error, onChange, onBlur }} valueBp={value as number | null} />
      )}
    />
  )
}

const BP_DIGITS = 2
const WHOLE_BP = 10_000

interface PercentInputProps extends Omit<FieldProps, 'optional'> {
  readonly valueBp: number | null
  readonly error: string | undefined
  readonly onChange: (basisPoints: number | null) => void
  readonly onBlur: () => void
}

function PercentInput({ valueBp, onChange, ...field }: PercentInputProps) {
  const [typed, setTyped] = useState('')
  // Keeps the text as typed until the value is set from elsewhere.
  const own = (readAmount(typed, BP_DIGITS) ?? null) === valueBp
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={own || valueBp === null ? typed : writeDecimal(valueBp, BP_DIGITS)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readAmount(target.value, BP_DIGITS) ?? null)
      }}
    />
  )
}

interface FormSelectProps extends FieldProps {
  /** The error while nothing is chosen; by default that is allowed. */
  readonly empty?: string
  readonly number?: boolean
  readonly onChange?: (value: string) => void
  readonly children: ReactNode
}

export function FormSelect({ name, number = false, empty, onChange, children, ...words }: FormSelectProps) {
  const { register } = useFormContext()
  return (
    <SelectField
      {...words}
      {...register(name, {
        valueAsNumber: number,
        ...(empty !== undefined && { validate: filled(empty) }),
        onChange: ({ target }: { target: { value: string } }) => onChange?.(target.value),
      })}
      optional={undefined}
      error={useFieldError(name)}
    >
      {children}
    </SelectField>
  )
}

export function FormCheck({ name, label, hint, className = '' }: FieldProps) {
  const { register } = useFormContext()
  const id = useId()
  return (
    <div className={`grid content-start ${className}`}>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          {...register(name)}
          id={id}
          type="checkbox"
          className="size-6 shrink-0"
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}

interface FieldGroupProps {
  readonly name: string
  readonly legend: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

export function FieldGroup({ name, legend, children, className = '' }: FieldGroupProps) {
  const id = useId()
  const error = useFieldError(name)
  return (
    <fieldset
      name={name}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : id}
      className={`min-w-0 ${className}`}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      {children}
      {error !== undefined && (
        <p id={id} className="mt-2 text-sm font-semibold text-bad">
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface Problem {
  readonly message?: string
  readonly root?: { readonly message?: string }
}

function useFieldError(name: string): string | undefined {
  const { errors } = useFormState({ name })
  const error: Problem | undefined = get(errors, name)
  const message = error?.root?.message ?? error?.message
  return typeof message === 'string' && message !== '' ? message : undefined
}

function filled(empty: string) {
  return (value: unknown) => (typeof value === 'string' && value.trim() !== '') || empty
}

function isMultiple(value: number, digits: number): boolean {
  return Math.abs(value * 10 ** digits - Math.round(value * 10 ** digits)) < 1e-6
}
