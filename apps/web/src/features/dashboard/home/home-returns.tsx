import { useTranslation } from 'react-i18next'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { ReturnList, useOpenReturns } from '../../booking/index.ts'
import { HomeSection } from './home-section.tsx'

/** Return visits that can still be booked. */
export const HomeReturns = () => {
  const { t } = useTranslation('dashboard')
  const returns = useOpenReturns()
  if (!returns) return <Coming />
  if (returns.length === 0) return null
  return (
    <HomeSection title={t('home.returns')}>
      <ReturnList appointments={returns} />
    </HomeSection>
  )
}
