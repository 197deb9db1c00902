import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { StateStrip } from '../../../../ui/notice/state-strip.tsx'
import { useCompanionActions } from '../../../companions/index.ts'
import type { CallView } from '../../state/call-view.ts'
import classes from '../scene.module.css'

/** A companion who waits to be let in. */
export const knockingOf = ({ companion }: Pick<CallView, 'companion'>) =>
  companion?.status === 'waiting' && companion.here ? companion : null

interface Props {
  readonly view: CallView
  readonly appointmentId: string
}

/** A third person asks to join: either side can admit them. */
export const CompanionKnock = ({ view, appointmentId }: Props) => {
  const { t } = useTranslation('calls')
  const { admit, dismiss, busy } = useCompanionActions(appointmentId)
  const companion = knockingOf(view)
  if (!companion) return null
  const { name, kind, epoch } = companion
  return (
    <>
      <StateStrip tone="info">{t('knock.wants', { name, kind: t(`knock.${kind}`) })}</StateStrip>
      <div className={classes.answers}>
        <Button loading={busy} onClick={() => epoch && admit(epoch)}>
          {t('knock.admit')}
        </Button>
        <Button variant="white" c="dark.9" disabled={busy} onClick={dismiss}>
          {t('knock.refuse')}
        </Button>
      </div>
    </>
  )
}
