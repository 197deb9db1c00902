import type { Appointment } from '@emma/contracts/booking'
import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import type { CallTime } from '../../../ui/time/call-clock.ts'
import { ChatSidePanel, useUnreadWith } from '../../chat/index.ts'
import classes from './side-panel.module.css'

// Patients never load it.
const ConsultationPanel = lazyPart(
  async () => ({ default: (await import('../../records/index.ts')).ConsultationPanel }),
  'records',
  'prescriptions',
)

/** The breakpoint of the features' own stylesheets. */
const WIDE = '(min-width: 62.01em)'

type Part = 'call' | 'record' | 'chat'
interface Props {
  readonly appointment: Appointment
  readonly participant: 'customer' | 'specialist'
  readonly clock: CallTime
  readonly children: ReactNode
}

const Record = ({ appointment: { id }, clock }: Pick<Props, 'appointment' | 'clock'>) => {
  const { t } = useTranslation('calls')
  return (
    <>
      <TextLink
        className={classes.open}
        to="/specialist/prontuario-medico/$schedule_id/$record_id"
        params={{ schedule_id: id, record_id: 'novo' }}
      >
        {t('call.openRecord')}
      </TextLink>
      <Suspense fallback={<LoadingLines shape="block" />}>
        <ConsultationPanel appointmentId={id} clock={clock} />
      </Suspense>
    </>
  )
}

interface TabsProps {
  readonly parts: readonly Part[]
  readonly shown: Part
  readonly unread: number
  readonly onShow: (part: Part) => void
}

const Tabs = ({ parts, shown, unread, onShow }: TabsProps) => {
  const { t } = useTranslation('calls')
  const chat = (
    <span className={classes.chatTab}>
      {t('call.chat')}
      {unread > 0 && (
        <span className={classes.unread} role="img" aria-label={t('call.chatUnread', { count: unread })}>
          {unread}
        </span>
      )}
    </span>
  )
  const labels = { call: t('call.tabCall'), record: t('call.tabRecord'), chat }
  return (
    <SegmentedControl
      fullWidth
      value={shown}
      onChange={(value) => onShow(parts.find((part) => part === value) ?? 'call')}
      transitionDuration={0}
      data={parts.map((value) => ({ value, label: labels[value] }))}
    />
  )
}

/**
 * The call with what is beside it: the chat, and the specialist's record. On a phone one at a time, the call still heard;
 * the record stays where it is while other parts are looked at.
 */
export const CallSidePanel = ({ appointment, participant, clock, children }: Props) => {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false }) ?? true
  const [chosen, setChosen] = useState<Part>('call')
  const isSpecialist = participant === 'specialist'
  const person = isSpecialist ? appointment.customer.id : appointment.specialist.id
  const unread = useUnreadWith(participant, person)
  const first = isSpecialist ? 'record' : 'chat'
  const shown = isWide && chosen === 'call' ? first : chosen
  const parts: readonly Part[] = isSpecialist ? ['record', 'chat'] : ['chat']
  const isTabbed = isSpecialist || !isWide
  return (
    <div className={classes.sidePanel} data-shown={shown} data-participant={participant}>
      <div className={classes.call}>{children}</div>
      {isTabbed && (
        <div className={classes.tabs}>
          <Tabs
            parts={isWide ? parts : ['call', ...parts]}
            shown={shown}
            unread={shown === 'chat' ? 0 : unread}
            onShow={setChosen}
          />
        </div>
      )}
      {isSpecialist && (
        <div className={classes.record}>
          <Record appointment={appointment} clock={clock} />
        </div>
      )}
      {shown === 'chat' && (
        <div className={classes.chat}>
          <ChatSidePanel person={person} />
        </div>
      )}
    </div>
  )
}
