import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { callStore } from './call-store.ts'

/** Hung up: the consultation goes on without this side. */
export const CallLeft = ({ scheduleId }: { scheduleId: string }) => {
  const { t } = useTranslation('calls')
  return (
    <EmptyState
      alone
      title={t('left.title')}
      detail={t('left.detail')}
      action={
        <Group justify="center">
          <Button size="lg" onClick={() => void callStore.open(scheduleId)}>
            {t('left.back')}
          </Button>
          <LinkButton to="/" size="lg" variant="default">
            {t('left.home')}
          </LinkButton>
        </Group>
      }
    />
  )
}
