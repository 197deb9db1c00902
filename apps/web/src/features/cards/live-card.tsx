import { brandOf } from '@emma/domain/cards'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import { useTranslation } from 'react-i18next'
import { type CardValues, groupedNumber } from './card-form.values.ts'
import classes from './cards.module.css'

const blank = '•••• •••• •••• ••••'

/** The card as it is being typed, without the security code. */
export const LiveCard = ({ values }: { values: CardValues }) => {
  const { t } = useTranslation('cards')
  const brand = brandOf(values.card_number)
  const number = groupedNumber(values.card_number)
  return (
    <div className={classes.live} role="img" aria-label={t('live')}>
      <span className={classes.liveTop}>
        <IconCreditCard size={28} stroke={1.5} aria-hidden />
        <span>{brand ? t(`brands.${brand}`) : ''}</span>
      </span>
      <span className={classes.liveNumber}>{number + blank.slice(number.length)}</span>
      <span className={classes.liveBottom}>
        <span className={classes.liveHolder}>
          {values.holder_name.trim().toUpperCase() || t('liveHolder')}
        </span>
        <span>{`${values.exp_month || t('monthHint')}/${values.exp_year || t('yearHint')}`}</span>
      </span>
    </div>
  )
}
