import { needsRqe, ufs } from '@emma/domain/specialists'
import { NativeSelect, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../../ui/layout/layout.module.css'
import classes from '../account.module.css'

export interface Rqe {
  readonly rqe: string
  readonly rqe_uf: string
}

interface Props {
  readonly council: string | null
  readonly value: Rqe
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<Rqe>) => void
}

/** The value to send: number and state together, or neither. */
export const rqeOf = ({ rqe, rqe_uf }: Rqe) => {
  const number = rqe.trim()
  return number === '' ? { rqe: null, rqe_uf: null } : { rqe: number, rqe_uf: rqe_uf || null }
}

/** The registration of a qualification: its number and the council's state. */
export const RqeFields = ({ council, value, errors, onChange }: Props) => {
  const { t } = useTranslation('specialistAccount')
  const hint = useId()
  return (
    <div className={classes.rqe}>
      <TextInput
        label={t('offers.rqe')}
        aria-describedby={hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={value.rqe}
        error={errors.rqe}
        onChange={(event) => onChange({ rqe: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('offers.rqeUf')}
        data={[{ value: '', label: '' }, ...ufs]}
        value={value.rqe_uf}
        error={errors.rqe_uf}
        onChange={(event) => onChange({ rqe_uf: event.currentTarget.value })}
      />
      <p id={hint} className={layout.muted}>
        {t(needsRqe(council) ? 'offers.rqeNeeded' : 'offers.rqeHint')}
      </p>
    </div>
  )
}
