import { SegmentedControl } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/lazy-part.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import classes from './record-beside.module.css'

// Patients never load it.
const ConsultationPanel = lazyPart(
  async () => ({ default: (await import('../records/index.ts')).ConsultationPanel }),
  'records',
  'prescriptions',
)

interface Props {
  readonly scheduleId: string
  readonly running: boolean
  readonly children: ReactNode
}

/** The specialist's room: call and record side by side; on a phone one at a time, the call still heard. */
export const RecordBeside = ({ scheduleId, running, children }: Props) => {
  const { t } = useTranslation('calls')
  const [shown, setShown] = useState<string>('call')
  return (
    <div className={classes.beside} data-shown={shown}>
      <SegmentedControl
        className={classes.tabs}
        fullWidth
        value={shown}
        onChange={setShown}
        transitionDuration={0}
        data={[
          { value: 'call', label: t('call.tabCall') },
          { value: 'record', label: t('call.tabRecord') },
        ]}
      />
      <div className={classes.call}>{children}</div>
      <div className={classes.record}>
        <TextLink
          className={classes.open}
          to="/specialist/prontuario-medico/$schedule_id/$record_id"
          params={{ schedule_id: scheduleId, record_id: 'novo' }}
        >
          {t('call.openRecord')}
        </TextLink>
        <Suspense fallback={<LoadingLines shape="block" />}>
          <ConsultationPanel scheduleId={scheduleId} running={running} />
        </Suspense>
      </div>
    </div>
  )
}
