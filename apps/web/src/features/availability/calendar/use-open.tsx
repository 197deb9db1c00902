import type { AvailabilityRule, Block } from '@emma/contracts/availability'
import type { Slot } from '@emma/contracts/availability/slots'
import type { Appointment } from '@emma/contracts/booking'
import type { TimeProposal } from '@emma/contracts/booking/proposals'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { ProposeDialog, type Reserved, ReservedDialog } from '../../booking/index.ts'
import type { Busy } from '../external/external.queries.ts'
import type { BlockValues } from '../hours/block-values.ts'
import type { RuleValues } from '../hours/rule-values.ts'
import { useIsSuspended } from '../suspended.tsx'
import type { Entry } from './calendar-events.ts'
import type { Span } from './calendar-grid.tsx'

const BlockForm = lazyPart(async () => ({ default: (await import('../hours/block-form.tsx')).BlockForm }))
const RuleForm = lazyPart(async () => ({ default: (await import('../hours/rule-form.tsx')).RuleForm }))
const FreeDialog = lazyPart(() => import('../hours/free-dialog.tsx'))
const BusyDialog = lazyPart(() => import('../external/busy-dialog.tsx'))
const ProposedDialog = lazyPart(() => import('./proposed-dialog.tsx'))
const AppointmentDialog = lazyPart(() => import('./appointment-dialog.tsx'))

export type Opened =
  | { readonly what: 'rule'; readonly rule?: AvailabilityRule; readonly start?: Partial<RuleValues> }
  | { readonly what: 'block'; readonly block?: Block; readonly start?: Partial<BlockValues> }
  | { readonly what: 'free'; readonly span: Span; readonly slot: Slot | undefined }
  | { readonly what: 'reserved'; readonly reserved: Reserved }
  | { readonly what: 'proposed'; readonly proposal: TimeProposal }
  | { readonly what: 'busy'; readonly busy: Busy }
  | { readonly what: 'appointment'; readonly appointment: Appointment }
  | { readonly what: 'propose'; readonly appointment: Appointment; readonly at: string }

interface Where {
  readonly today: string
  readonly zone: string
}

const dialogOf = (
  opened: Opened,
  { today, zone }: Where,
  open: (next: Opened) => void,
  close: () => void,
): ReactNode => {
  switch (opened.what) {
    case 'rule':
      return <RuleForm rule={opened.rule} start={opened.start} onClose={close} />
    case 'block':
      return <BlockForm block={opened.block} start={opened.start} today={today} zone={zone} onClose={close} />
    case 'free':
      return <FreeDialog span={opened.span} slot={opened.slot} onChoose={open} onClose={close} />
    case 'reserved':
      return <ReservedDialog reserved={opened.reserved} onClose={close} />
    case 'proposed':
      return <ProposedDialog proposal={opened.proposal} onClose={close} />
    case 'busy':
      return <BusyDialog busy={opened.busy} zone={zone} onClose={close} />
    case 'propose':
      return <ProposeDialog appointment={opened.appointment} at={opened.at} onClose={close} />
    case 'appointment':
      return <AppointmentDialog appointment={opened.appointment} onClose={close} />
  }
}

/** Dialogs that change hours and time off, which the server refuses to a suspended specialist. */
const changes: ReadonlySet<Opened['what']> = new Set(['rule', 'block', 'free'])

/** The calendar's dialogs, one at a time. */
export const useOpen = (where: Where) => {
  const [opened, setOpened] = useState<Opened>()
  const isLocked = useIsSuspended()
  const close = () => setOpened(undefined)
  const open = (next: Opened) => {
    if (!(isLocked && changes.has(next.what))) setOpened(next)
  }
  const openEntry = (entry: Entry) => {
    if (entry.kind === 'appointment') open({ what: 'appointment', appointment: entry.appointment })
    else if (entry.kind === 'reserved') open({ what: 'reserved', reserved: entry.reserved })
    else if (entry.kind === 'offered') {
      if ('customer' in entry.offer) open({ what: 'proposed', proposal: entry.offer })
    } else if (entry.kind === 'block') open({ what: 'block', block: entry.block })
    else if (entry.kind === 'busy') open({ what: 'busy', busy: entry.busy })
    else if (entry.kind === 'rule') open({ what: 'rule', rule: entry.rule })
  }
  const dialog = opened && <Suspense fallback={null}>{dialogOf(opened, where, open, close)}</Suspense>
  return { open, openEntry, dialog }
}
