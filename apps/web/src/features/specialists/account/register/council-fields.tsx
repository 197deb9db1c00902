import { councilExample, councilTypes, ufs } from '@emma/domain/specialists'
import { NativeSelect, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../../ui/layout/layout.module.css'

export interface CouncilValues {
  readonly type: string
  readonly uf: string
  readonly number: string
}

interface Props {
  readonly values: CouncilValues
  readonly errors: Partial<Record<keyof CouncilValues, ReactNode>>
  readonly onChange: (change: Partial<CouncilValues>) => void
  readonly disabled?: boolean
}

/** Council, state and number; the hint shows the chosen council's format. */
export const CouncilFields = ({ values, errors, onChange, disabled = false }: Props) => {
  const { t } = useTranslation('specialistAccount')
  const example = councilExample(values.type)
  return (
    <>
      <NativeSelect
        label={t('fields.councilType')}
        disabled={disabled}
        data={[
          { value: '', label: t('fields.chooseCouncil') },
          ...councilTypes.map((value) => ({ value, label: t(`councils.${value}`) })),
        ]}
        value={values.type}
        error={errors.type}
        onChange={(event) => onChange({ type: event.currentTarget.value })}
      />
      <div className={layout.pair}>
        <NativeSelect
          label={t('fields.councilUf')}
          disabled={disabled}
          data={['', ...ufs]}
          value={values.uf}
          error={errors.uf}
          onChange={(event) => onChange({ uf: event.currentTarget.value })}
        />
        <TextInput
          label={t('fields.councilNumber')}
          description={example ? t('fields.councilHint', { example }) : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          disabled={disabled}
          autoComplete="off"
          autoCapitalize="characters"
          value={values.number}
          error={errors.number}
          onChange={(event) => onChange({ number: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
