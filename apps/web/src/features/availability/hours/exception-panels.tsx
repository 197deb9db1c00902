import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { Practice } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import type { Opened } from '../calendar/use-open.tsx'
import { ExternalCalendars } from '../external/calendar-list.tsx'
import { useIsSuspended } from '../suspended.tsx'
import week from '../week/week.module.css'
import { BlockList } from './block-list.tsx'
import { HolidayList } from './holiday-list.tsx'
import { RuleList } from './rule-list.tsx'

interface Props {
  readonly practice: Practice
  readonly onOpen: (opened: Opened) => void
}

/** Exceptions from the usual week: open single dates, time off, and suggested holidays. */
export const ExceptionPanels = ({ practice, onOpen }: Props) => {
  const { t } = useTranslation('availability')
  const dated = practice.data.filter(({ date }) => date !== null)
  const isLocked = useIsSuspended()
  const isEmpty = dated.length + practice.blocks.length === 0
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Panel
          title={t('exceptions.title')}
          action={
            !isLocked && (
              <Group gap="xs">
                <Button
                  variant="light"
                  size="sm"
                  onClick={() => onOpen({ what: 'rule', start: { kind: 'date' } })}
                >
                  {t('exceptions.open')}
                </Button>
                <Button variant="light" size="sm" onClick={() => onOpen({ what: 'block' })}>
                  {t('exceptions.close')}
                </Button>
              </Group>
            )
          }
        >
          {isEmpty && <p className={classes.muted}>{t('exceptions.none')}</p>}
          <fieldset disabled={isLocked} className={week.lock}>
            {dated.length > 0 && <RuleList rules={dated} onEdit={(rule) => onOpen({ what: 'rule', rule })} />}
            {practice.blocks.length > 0 && (
              <BlockList
                blocks={practice.blocks}
                zone={practice.timezone}
                onEdit={(block) => onOpen({ what: 'block', block })}
              />
            )}
          </fieldset>
        </Panel>
        <ExternalCalendars />
      </div>
      {!isLocked && (
        <Panel title={t('holidays.title')}>
          <HolidayList />
        </Panel>
      )}
    </div>
  )
}
