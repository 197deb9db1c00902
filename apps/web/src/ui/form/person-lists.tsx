import { genders, maritalStatuses } from '@emma/domain/customers'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props extends Omit<NativeSelectProps, 'data'> {
  /** Label of the empty choice. */
  readonly none: string
}

/** A person's gender, optional. */
export const GenderField = ({ none, ...props }: Props) => {
  const { t } = useTranslation('fields')
  const words = genders.map((value) => ({ value, label: t(`genders.${value}`) }))
  return <NativeSelect {...props} data={[{ value: '', label: none }, ...words]} />
}

/** A person's marital status, optional. */
export const MaritalStatusField = ({ none, ...props }: Props) => {
  const { t } = useTranslation('fields')
  const words = maritalStatuses.map((value) => ({ value, label: t(`maritalStatuses.${value}`) }))
  return <NativeSelect {...props} data={[{ value: '', label: none }, ...words]} />
}
