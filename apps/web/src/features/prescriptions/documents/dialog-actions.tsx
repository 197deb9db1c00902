import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'
import classes from './documents.module.css'

interface Props {
  readonly make: string
  readonly busy: boolean
  readonly onClose: () => void
}

/** The back button and the button that creates the document. */
export const DialogActions = ({ make, busy, onClose }: Props) => {
  const { t } = useTranslation('documents')
  return (
    <div className={`${layout.end} ${classes.actions}`}>
      <Button variant="default" onClick={onClose}>
        {t('plan.cancel')}
      </Button>
      <Button type="submit" loading={busy}>
        {make}
      </Button>
    </div>
  )
}
