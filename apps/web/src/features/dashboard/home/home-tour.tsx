import { CloseButton } from '@mantine/core'
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { knowsTour, rememberTour } from '../tour.ts'
import classes from './customer-home.module.css'

/** Link to the tour, until it was taken or declined on this device. */
export const HomeTour = () => {
  const { t } = useTranslation('dashboard')
  const userId = useUser()?.id
  const [isGone, setGone] = useState(() => userId === undefined || knowsTour(userId))
  if (isGone || userId === undefined) return null
  const decline = () => {
    rememberTour(userId)
    setGone(true)
  }
  return (
    <aside className={classes.tour} aria-label={t('home.tour')}>
      <IconSparkles size={22} stroke={1.75} aria-hidden />
      <p>
        {t('home.tourDetail')} <TextLink to="/customer/swiper">{t('home.tour')}</TextLink>
      </p>
      <CloseButton size={44} aria-label={t('home.noTour')} onClick={decline} />
    </aside>
  )
}
