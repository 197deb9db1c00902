import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

const stay = () => undefined

/** New recovery codes over the profile: shown only once, they must not disappear by accident. */
export default function RecoveryDialog({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) {
  const { t } = useTranslation('security')
  return (
    <Dialog onClose={stay} title={t('recovery.title')} crossed={false}>
      <RecoveryCodes codes={codes} onKept={onClose} />
    </Dialog>
  )
}
