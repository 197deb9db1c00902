import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { obstacleOf } from '../../lib/session/obstacle.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { StateStrip } from '../../ui/notice/state-strip.tsx'

/** Whether the server refuses changes of the hours: only a suspended specialist may not make them. */
export const useIsSuspended = (): boolean => obstacleOf(useUser()) === 'suspended'

/** Says why hours and time off cannot be changed, and leads to the reason. */
export const SuspendedStrip = () => {
  const { t } = useTranslation('availability')
  const navigate = useNavigate()
  if (!useIsSuspended()) return null
  const action = {
    label: t('suspended.why'),
    onPress: () => void navigate({ to: '/specialist/accout-progress' }),
  }
  return (
    <StateStrip tone="warning" action={action}>
      {t('suspended.text')}
    </StateStrip>
  )
}
