import { DecimalField, type DecimalFieldProps } from './decimal-field.tsx'
import { useShop } from './formats.ts'

/** An amount in the store's currency: minor units in and out. */
export function MoneyField({ label, ...rest }: Omit<DecimalFieldProps, 'exponent'>) {
  const { data: shop } = useShop()
  return (
    <DecimalField
      {...rest}
      label={
        <>
          {label} <span className="figures text-sm font-normal text-ink-soft">{shop?.currency}</span>
        </>
      }
      exponent={shop?.currencyExponent ?? 2}
    />
  )
}
