import type { SpecialistCard } from '@emma/contracts/specialists'
import { MoneyText } from '../../ui/money-text.tsx'
import classes from './specialist-detail.module.css'

/** What is offered, at what price. */
export const DetailOffers = ({ specialties }: Pick<SpecialistCard, 'specialties'>) => (
  <dl className={classes.offers}>
    {specialties.map(({ id, name, price }) => (
      <div key={id}>
        <dt>{name}</dt>
        <dd>
          <MoneyText value={price} strong />
        </dd>
      </div>
    ))}
  </dl>
)
