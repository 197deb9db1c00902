import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { RenderCid } from '../write/prescription-form.tsx'
import OwnModels from './own-models.tsx'

interface Props {
  readonly cid: string
  readonly renderCid: RenderCid
  readonly onClose: () => void
}

/** The models while a record is written. */
export default function ModelsDialog({ onClose, ...models }: Props) {
  const { t } = useTranslation('prescriptions')
  return (
    <Dialog onClose={onClose} size="lg" title={t('models.title')}>
      <OwnModels {...models} focused />
    </Dialog>
  )
}
