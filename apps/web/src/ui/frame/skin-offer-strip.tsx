import { useTranslation } from 'react-i18next'
import { StateStrip } from '../notice/state-strip.tsx'

/** Light is the default; users with a dark system are offered to follow it. */
export default function SkinOfferStrip({ onAnswer }: { onAnswer: (accepted: boolean) => void }) {
  const { t } = useTranslation('skin')
  return (
    <StateStrip
      tone="neutral"
      action={{ label: t('offer.yes'), onPress: () => onAnswer(true) }}
      dismiss={{ label: t('offer.no'), onPress: () => onAnswer(false) }}
    >
      {t('offer.title')}
    </StateStrip>
  )
}
