import { BOOKING_LINK_PATH } from '@emma/contracts/booking/on-behalf'
import { useTranslation } from 'react-i18next'
import { rememberReturnTo } from '../../../lib/session/return-to.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import type { Wish } from './sign-up.calls.ts'
import classes from './sign-up.module.css'

/** Login keeps the slot, and so does a registration from there: both lead to the payment. */
export const HasAccount = ({ specialistId, wish }: { specialistId: string; wish: Wish }) => {
  const { t } = useTranslation('signUp')
  const { slot_id: slot, specialty_id: specialty, link } = wish
  const payment = `/customer/horario/${specialistId}?${new URLSearchParams({ specialty, slot, step: 'pay' })}`
  const redirect = link === undefined ? payment : `${BOOKING_LINK_PATH}#${link}`
  return (
    <p className={classes.account}>
      {t('account.has')}{' '}
      <TextLink
        underline="always"
        to="/customer/login"
        search={{ redirect }}
        onClick={() => rememberReturnTo(redirect)}
      >
        {t('account.enter')}
      </TextLink>
    </p>
  )
}
