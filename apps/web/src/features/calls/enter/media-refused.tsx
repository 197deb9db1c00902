import { Alert, Button } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import classes from '../call.module.css'
import type { MediaFailure } from '../media/devices.ts'

const PermissionHelp = lazyPart(
  async () => ({ default: (await import('../device-test/permission-help.tsx')).PermissionHelp }),
  'deviceTest',
)

/** Why there is no camera or microphone, and what the user can do about it. */
export const MediaRefused = ({ failure, onRetry }: { failure: MediaFailure; onRetry: () => void }) => {
  const { t } = useTranslation('calls')
  return (
    <>
      <Alert
        role="alert"
        color="amber"
        icon={<IconAlertTriangle aria-hidden />}
        title={t(`media.${failure}.title`)}
        className={classes.notice}
      >
        <p>{t(`media.${failure}.detail`)}</p>
        <Button variant="light" onClick={onRetry}>
          {t('failed.again')}
        </Button>
      </Alert>
      {failure === 'denied' && (
        <Suspense fallback={<LoadingLines shape="block" />}>
          <PermissionHelp />
        </Suspense>
      )}
    </>
  )
}
