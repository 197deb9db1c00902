import { wallTimeOf } from '@emma/domain/availability'
import { ActionIcon, Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { zonePhrase } from '../../../lib/i18n/format.ts'
import { ownZone } from '../../../lib/i18n/person-zone.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { MenuEntry, MenuLink, OverflowMenu } from '../../../ui/action/overflow-menu.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { type Practice, practiceQuery } from '../availability.queries.ts'
import { ConflictStrip } from '../hours/conflict-strip.tsx'
import { SuspendedStrip, useIsSuspended } from '../suspended.tsx'
import classes from './calendar.module.css'
import { NARROW, readFilters } from './calendar-filters.ts'
import { CalendarToolbar, Legend } from './calendar-toolbar.tsx'
import { CalendarView } from './calendar-view.tsx'
import { useAskedBlock } from './use-asked-block.ts'
import { useCalendarChanges } from './use-calendar-changes.ts'
import { useOpen } from './use-open.tsx'

type Open = ReturnType<typeof useOpen>['open']

const Actions = ({ isNarrow, onOpen }: { isNarrow: boolean; onOpen: Open }) => {
  const { t } = useTranslation('availability')
  const print = () => window.print()
  const block = !useIsSuspended() && (
    <Button variant="default" onClick={() => onOpen({ what: 'block' })}>
      {t('calendar.newBlock')}
    </Button>
  )
  if (isNarrow) {
    return (
      <>
        {block}
        <OverflowMenu large label={t('calendar.menu')}>
          <MenuLink to="/specialist/horarios">{t('calendar.hoursLink')}</MenuLink>
          <MenuEntry onClick={print}>{t('print.action')}</MenuEntry>
        </OverflowMenu>
      </>
    )
  }
  return (
    <>
      <ActionIcon variant="default" size={44} aria-label={t('print.action')} onClick={print}>
        <IconPrinter size={20} stroke={1.75} />
      </ActionIcon>
      {block}
      <LinkButton variant="default" to="/specialist/horarios">
        {t('calendar.hoursLink')}
      </LinkButton>
    </>
  )
}

const Calendar = ({ practice }: { practice: Practice }) => {
  const { t } = useTranslation('availability')
  const { t: shell } = useTranslation()
  const { data, blocks, conflicts, timezone: zone } = practice
  const { date: today } = wallTimeOf(Date.now(), zone)
  const specialistId = useUser()?.specialistId ?? ''
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false })
  const isLocked = useIsSuspended()
  const [{ date = today, bloquear, ...filters }, change] = useFilters(readFilters)
  const { open, openEntry, dialog } = useOpen({ today, zone })
  useAskedBlock(bloquear, zone, (start) => {
    open({ what: 'block', start })
    change({ bloquear: undefined })
  })
  const view = isNarrow ? 'day' : filters.view
  const filter = { ...filters, view, date, isNarrow }
  return (
    <>
      <PageHeader
        title={shell('titles.specialist-calendar')}
        subtitle={t('calendar.zone', { zone: zonePhrase(zone), own: zonePhrase(ownZone()) })}
        actions={<Actions isNarrow={isNarrow === true} onOpen={open} />}
      />
      <div className={classes.column}>
        <SuspendedStrip />
        <ConflictStrip conflicts={conflicts} />
        <section className={classes.panel} aria-label={t('calendar.label')}>
          <CalendarToolbar {...filter} specialistId={specialistId} today={today} onChange={change} />
          <CalendarView
            {...filter}
            specialistId={specialistId}
            rules={data}
            blocks={blocks}
            zone={zone}
            onOpen={openEntry}
            onPropose={(appointment, at) => open({ what: 'propose', appointment, at })}
            onFree={isLocked ? undefined : (span, slot) => open({ what: 'free', span, slot })}
            onDay={(day) => change({ date: day, view: 'day' })}
          />
          {!isNarrow && filters.layer === 'appointments' && <Legend />}
        </section>
      </div>
      {dialog}
    </>
  )
}

/** The specialist's own time: appointments, opening hours, time off, and conflicts. */
export default function CalendarScreen() {
  useCalendarChanges()
  const practice = useQuery(practiceQuery)
  return (
    <QueryView query={practice} skeleton={<LoadingLines shape="table" count={10} />} alone>
      {(known) => <Calendar practice={known} />}
    </QueryView>
  )
}
