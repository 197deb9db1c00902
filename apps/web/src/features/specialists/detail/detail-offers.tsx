import type { SpecialistCard } from '@emma/contracts/specialists'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import classes from './specialist-detail.module.css'

/** Specialties with RQE and price. */
export const DetailOffers = ({ specialties }: Pick<SpecialistCard, 'specialties'>) => {
  const { t } = useTranslation('specialists')
  return (
    <dl className={classes.offers}>
      {specialties.map(({ id, name, price, rqe }) => (
        <div key={id}>
          <dt>
            {specialtyName(name)} {rqe && <small>{t('detail.rqe', { rqe })}</small>}
          </dt>
          <dd>
            <MoneyText value={price} strong />
          </dd>
        </div>
      ))}
    </dl>
  )
}
