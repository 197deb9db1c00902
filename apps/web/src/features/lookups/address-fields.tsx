import { Loader, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { digitsOf } from '../../lib/i18n/format.ts'
import { CepField } from '../../ui/form/fields.tsx'
import type { AddressValues } from './address.ts'
import classes from './address-fields.module.css'
import { statesQuery } from './lookups.queries.ts'
import { type CepState, useCep } from './use-cep.ts'

interface Props {
  readonly values: AddressValues
  readonly errors?: Partial<Record<keyof AddressValues, ReactNode>>
  readonly onChange: (change: Partial<AddressValues>) => void
  /** False for an address without a complement. */
  readonly withComplement?: boolean
}

type Named = Props & { readonly name: keyof AddressValues }

const autoComplete: Partial<Record<keyof AddressValues, string>> = {
  address: 'address-line1',
  complement: 'address-line2',
  city: 'address-level2',
}
const labels = {
  address: 'street',
  number: 'number',
  complement: 'complement',
  district: 'district',
} as const

const Line = ({
  name,
  values,
  errors,
  onChange,
  className,
  ref,
}: Named & {
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLInputElement>
  readonly name: keyof typeof labels | 'city'
}) => {
  const { t } = useTranslation('fields')
  return (
    <TextInput
      ref={ref ?? null}
      className={className ?? ''}
      label={t(`address.${name === 'city' ? name : labels[name]}`)}
      autoComplete={autoComplete[name] ?? 'off'}
      maxLength={120}
      value={values[name]}
      error={errors?.[name]}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
}

const StateField = ({ values, errors, onChange, withComplement = true }: Props) => {
  const { t } = useTranslation('fields')
  const { data } = useQuery(statesQuery)
  const known = data?.map(({ uf, name }) => ({ value: uf, label: name })) ?? []
  // Until the list loads (or if it never does) the chosen value is shown.
  const own = values.state && !known.some(({ value }) => value === values.state)
  return (
    <NativeSelect
      className={(withComplement && classes.state) || ''}
      label={t('address.state')}
      autoComplete="address-level1"
      data={[
        { value: '', label: t('address.chooseState') },
        ...(own ? [{ value: values.state, label: values.state }] : []),
        ...known,
      ]}
      value={values.state}
      error={errors?.state}
      onChange={(event) => onChange({ state: event.currentTarget.value })}
    />
  )
}

const hints = {
  idle: 'zipHint',
  searching: 'searching',
  filled: 'filled',
  unavailable: 'unavailable',
  invalid: 'zipHint',
  unknown: 'zipHint',
} as const satisfies Record<CepState, string>

interface ZipProps extends Props {
  readonly state: CepState
  readonly onType: (seen: string) => void
}

const ZipField = ({ values, errors, onChange, state, onType }: ZipProps) => {
  const { t } = useTranslation('fields')
  const [isShort, setShort] = useState(false)
  const refused = state === 'invalid' || state === 'unknown' ? t(`address.${state}`) : undefined
  return (
    <CepField
      className={classes.zip ?? ''}
      label={t('address.zip')}
      description={<span role="status">{t(`address.${hints[state]}`)}</span>}
      rightSection={state === 'searching' ? <Loader size="xs" /> : null}
      defaultValue={values.zipCode}
      error={refused ?? (isShort ? t('address.invalid') : errors?.zipCode)}
      onChangeRaw={(_digits, seen) => {
        setShort(false)
        onChange({ zipCode: seen })
        onType(seen)
      }}
      onBlur={(event) => {
        const { length } = digitsOf(event.currentTarget.value)
        setShort(length > 0 && length < 8)
      }}
    />
  )
}

/**
 * An address by its CEP: after the eighth digit the rest is filled in, stays editable, and the focus moves to the next
 * empty field. If the look-up is unavailable, everything is typed. Change its `key` to reset it.
 */
export const AddressFields = (props: Props) => {
  const street = useRef<HTMLInputElement>(null)
  const number = useRef<HTMLInputElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const { state, type } = useCep((found) => {
    props.onChange(found)
    const isAtCep = group.current?.querySelector('input') === document.activeElement
    if (isAtCep) (found.address ? number : street).current?.focus()
  })
  return (
    <div ref={group} className={classes.address}>
      <ZipField {...props} state={state} onType={type} />
      <Line {...props} name="address" ref={street} className={classes.wide} />
      <Line {...props} name="number" ref={number} />
      {props.withComplement !== false && <Line {...props} name="complement" />}
      <Line {...props} name="district" />
      <Line {...props} name="city" />
      <StateField {...props} />
    </div>
  )
}
