import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorBlock } from '../../../ui/failure/error-block.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'

/** Entering the call failed, or it goes on in another window. */
export const CallFailed = ({ view }: { view: CallView }) => {
  const { t } = useTranslation('calls')
  const retry = () => void callStore.retry()
  if (!view.superseded) return <ErrorBlock alone error={view.refusal} onRetry={retry} />
  return (
    <EmptyState
      picture="broken"
      alone
      title={t('failed.superseded.title')}
      detail={t('failed.superseded.detail')}
      action={
        <Button size="lg" onClick={retry}>
          {t('failed.retry')}
        </Button>
      }
    />
  )
}
