import type { QueuePermission } from '@emma/contracts/queue/attendance'
import { Switch } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import classes from './duty.module.css'
import { useDuty } from './use-duty.ts'

const GroupPicker = lazyPart(() => import('./group-picker.tsx'))

/** On or off duty, and for whom. */
export const DutyBar = ({ permission }: { permission: QueuePermission }) => {
  const { t } = useTranslation('queue')
  const { change, isOn, isChanging } = useDuty(permission)
  const { on_duty, allowed, companies } = permission
  return (
    <section className={classes.bar} aria-label={t('attend.switch')}>
      <Switch
        size="lg"
        label={t('attend.switch')}
        checked={isOn}
        disabled={isChanging || (!allowed && !on_duty)}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <StatusChip tone={on_duty ? 'success' : 'neutral'} label={t(on_duty ? 'attend.on' : 'attend.off')} />
      {companies.length > 0 && (
        <Suspense fallback={<Coming />}>
          <GroupPicker {...permission} />
        </Suspense>
      )}
    </section>
  )
}
