import { Alert, Button } from '@mantine/core'
import IconFingerprint from '@tabler/icons-react/dist/esm/icons/IconFingerprint.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../auth.module.css'

interface Props {
  /** Why the last attempt was refused. */
  readonly failure: string | null
  readonly pending: boolean
  readonly onPasskey: () => void
  /** The device with the passkey is unavailable. */
  readonly onRecovery: () => void
  readonly children?: ReactNode
}

/** For users with passkeys and no authenticator app: the passkey, or a recovery code. */
export const PasskeyFirst = ({ failure, pending, onPasskey, onRecovery, children }: Props) => {
  const { t } = useTranslation('auth')
  return (
    <div className={classes.form}>
      {failure !== null && (
        <Alert color="coral" role="alert">
          {failure}
        </Alert>
      )}
      <Button
        size="lg"
        fullWidth
        loading={pending}
        leftSection={<IconFingerprint size={20} stroke={1.75} aria-hidden />}
        onClick={onPasskey}
        autoFocus
        data-autofocus
      >
        {t('secondFactor.usePasskey')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onRecovery}>
        {t('secondFactor.useRecovery')}
      </Button>
      {children}
    </div>
  )
}
