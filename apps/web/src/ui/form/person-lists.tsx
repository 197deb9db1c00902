import { genders, maritalStatuses } from '@emma/domain/customers'
import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

interface Props extends Omit<NativeSelectProps, 'data'> {
  /** What the empty choice says. */
  readonly none: string
}

/** Which gender a person says, or none. */
export const GenderField = ({ none, ...props }: Props) => {
  const { t } = useTranslation('fields')
  const words = genders.map((value) => ({ value, label: t(`genders.${value}`) }))
  return <NativeSelect {...props} data={[{ value: '', label: none }, ...words]} />
}

/** Which marital status a person says, or none. */
export const MaritalStatusField = ({ none, ...props }: Props) => {
  const { t } = useTranslation('fields')
  const words = maritalStatuses.map((value) => ({ value, label: t(`maritalStatuses.${value}`) }))
  return <NativeSelect {...props} data={[{ value: '', label: none }, ...words]} />
}
