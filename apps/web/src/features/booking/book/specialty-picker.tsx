import type { SpecialistCard } from '@emma/contracts/specialists'
import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import classes from './pick-slot.module.css'

interface Props {
  readonly specialties: SpecialistCard['specialties']
  readonly selected: string
  readonly onSelect: (id: string) => void
}

/** The specialties, each with its price. */
export const SpecialtyPicker = ({ specialties, selected, onSelect }: Props) => {
  const { t } = useTranslation('booking')
  return (
    <Radio.Group label={t('pick.specialty')} value={selected} onChange={onSelect}>
      <div className={classes.choices}>
        {specialties.map(({ id, name, price }) => (
          <Radio.Card key={id} value={id} className={classes.choice} aria-label={specialtyName(name)}>
            <Radio.Indicator />
            <span className={classes.choiceName}>{specialtyName(name)}</span>
            <MoneyText value={price} strong />
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
