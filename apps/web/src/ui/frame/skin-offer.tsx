import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FloatingNotice } from '../feedback/floating-notice.tsx'

/** Light is the default; who has a dark system may follow it. */
export default function SkinOffer({ onAnswer }: { onAnswer: (accepted: boolean) => void }) {
  const { t } = useTranslation('skin')
  return (
    <FloatingNotice title={t('offer.title')} detail={t('offer.detail')}>
      <Button variant="subtle" color="gray" onClick={() => onAnswer(false)}>
        {t('offer.no')}
      </Button>
      <Button onClick={() => onAnswer(true)}>{t('offer.yes')}</Button>
    </FloatingNotice>
  )
}
