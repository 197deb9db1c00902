import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs'
import IconCalendarDollar from '@tabler/icons-react/dist/esm/icons/IconCalendarDollar.mjs'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { useTranslation } from 'react-i18next'
import { MoneyCard } from '../../../ui/money/money-card.tsx'
import classes from '../earnings.module.css'

interface Sums {
  readonly waiting_funds: number
  readonly available: number
  readonly transferred: number
}

/** Waiting, available, transferred. */
export const MoneyCards = ({ waiting_funds, available, transferred }: Sums) => {
  const { t } = useTranslation('earnings')
  return (
    <div className={classes.cards}>
      <MoneyCard
        strong
        label={t('available')}
        value={available}
        hint={t('availableHint')}
        icon={IconWallet}
      />
      <MoneyCard
        label={t('waiting')}
        value={waiting_funds}
        hint={t('waitingHint')}
        icon={IconCalendarDollar}
      />
      <MoneyCard
        label={t('transferred')}
        value={transferred}
        hint={t('transferredHint')}
        icon={IconBuildingBank}
      />
    </div>
  )
}
