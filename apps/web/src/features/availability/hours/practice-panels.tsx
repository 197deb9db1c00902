import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { Practice } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import type { Opened } from '../calendar/use-open.tsx'
import { BlockList } from './block-list.tsx'
import { HolidayList } from './holiday-list.tsx'
import { RuleList } from './rule-list.tsx'

interface Props {
  readonly practice: Practice
  readonly onOpen: (opened: Opened) => void
}

/** What the calendar follows from, as lists: every one of them is changed without a mouse. */
export const PracticePanels = ({ practice, onOpen }: Props) => {
  const { t } = useTranslation('availability')
  return (
    <div className={classes.columns}>
      <Panel
        title={t('calendar.rules')}
        action={
          <Button variant="light" size="sm" onClick={() => onOpen({ what: 'rule' })}>
            {t('calendar.newRule')}
          </Button>
        }
      >
        <RuleList rules={practice.data} onEdit={(rule) => onOpen({ what: 'rule', rule })} />
      </Panel>
      <div className={classes.column}>
        <Panel
          title={t('calendar.blocks')}
          action={
            <Button variant="light" size="sm" onClick={() => onOpen({ what: 'block' })}>
              {t('calendar.newBlock')}
            </Button>
          }
        >
          <BlockList
            blocks={practice.blocks}
            zone={practice.timezone}
            onEdit={(block) => onOpen({ what: 'block', block })}
          />
        </Panel>
        <Panel title={t('holidays.title')}>
          <HolidayList />
        </Panel>
      </div>
    </div>
  )
}
