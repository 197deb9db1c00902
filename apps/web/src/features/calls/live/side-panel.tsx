import type { Appointment } from '@emma/contracts/booking'
import { CloseButton, SegmentedControl } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { Sheet } from '../../../ui/dialog/sheet.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { StateStrip } from '../../../ui/notice/state-strip.tsx'
import { ChatSidePanel } from '../../chat/index.ts'
import type { CallView } from '../state/call-view.ts'
import { CompanionKnock, knockingOf } from './others/companion-knock.tsx'
import classes from './scene.module.css'
import type { Panel } from './use-panel.ts'

// Patients never load it.
const ConsultationPanel = lazyPart(
  async () => ({ default: (await import('../../records/index.ts')).ConsultationPanel }),
  'records',
  'prescriptions',
)

interface Props {
  readonly appointment: Appointment
  readonly view: CallView
  readonly panel: Panel
}

const Tabs = ({ panel }: Pick<Props, 'panel'>) => {
  const { t } = useTranslation('calls')
  const { unread } = panel
  const chat = (
    <span className={classes.tabLabel}>
      {t('call.chat')}
      {unread > 0 && (
        <span role="img" aria-label={t('call.chatUnread', { count: unread })}>
          {unread}
        </span>
      )}
    </span>
  )
  return (
    <SegmentedControl
      value={panel.shown ?? 'record'}
      onChange={(value) => panel.show(value === 'chat' ? 'chat' : 'record')}
      transitionDuration={0}
      data={[
        { value: 'record', label: t('call.tabRecord') },
        { value: 'chat', label: chat },
      ]}
    />
  )
}

const Chat = ({ person }: { person: string }) => (
  <div className={classes.chat}>
    <ChatSidePanel person={person} />
  </div>
)

/** Urgent notices, while the panel covers the call. */
const Alerts = ({ appointment, view, panel }: Props) => {
  const { t } = useTranslation('calls')
  const isGone = view.phase === 'reconnecting'
  if (panel.isWide || panel.shown === null || (!isGone && knockingOf(view) === null)) return null
  return (
    <div className={classes.alerts}>
      <CompanionKnock view={view} appointmentId={appointment.id} />
      {isGone && <StateStrip tone="warning">{t('call.reconnecting')}</StateStrip>}
    </div>
  )
}

/** The record and the chat; unsaved text stays while the other, or only the call, is shown. */
const SpecialistPanel = (props: Props) => {
  const { t } = useTranslation('calls')
  const { appointment, view, panel } = props
  return (
    <aside className={classes.panel} hidden={panel.shown === null} aria-label={t('call.tabRecord')}>
      <div className={classes.panelHead}>
        <Tabs panel={panel} />
        <CloseButton size="xl" aria-label={t('call.fold')} onClick={panel.close} />
      </div>
      <Alerts {...props} />
      <div className={classes.record} hidden={panel.shown === 'chat'}>
        <Suspense fallback={<LoadingLines shape="block" />}>
          <ConsultationPanel appointmentId={appointment.id} clock={view.clock} beside />
        </Suspense>
      </div>
      {panel.shown === 'chat' && <Chat person={appointment.customer.id} />}
    </aside>
  )
}

/** The panel beside the call on a desktop and over it on a phone. */
export const CallSidePanel = ({
  participant,
  ...props
}: Props & { readonly participant: 'customer' | 'specialist' }) => {
  const { t } = useTranslation('calls')
  const { panel, appointment } = props
  if (participant === 'specialist') return <SpecialistPanel {...props} />
  if (panel.shown === null) return null
  const chat = <Chat person={appointment.specialist.id} />
  if (!panel.isWide) {
    return (
      <Sheet title={t('call.chat')} onClose={panel.close}>
        <Alerts {...props} />
        {chat}
      </Sheet>
    )
  }
  return (
    <aside className={classes.panel} aria-label={t('call.chat')}>
      {chat}
    </aside>
  )
}
