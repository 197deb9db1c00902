import type { AvailabilityRule } from '@emma/contracts/availability'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/use-session.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { practiceQuery } from './availability.queries.ts'
import { BlockForm } from './block-form.tsx'
import { BlockList } from './block-list.tsx'
import classes from './calendar.module.css'
import { ConflictList } from './conflict-list.tsx'
import { DaySlots } from './day-slots.tsx'
import { RuleForm } from './rule-form.tsx'
import { RuleList } from './rule-list.tsx'

const Panel = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section className={classes.panel}>
    <header>
      <h2>{title}</h2>
      {action}
    </header>
    {children}
  </section>
)

type Open = { readonly form: 'rule'; readonly rule?: AvailabilityRule } | { readonly form: 'block' } | null

/** The specialist's own time: the day as it is, the rules that open it, and time off. */
export default function CalendarScreen() {
  const { t } = useTranslation('availability')
  const { t: shell } = useTranslation()
  const specialistId = useUser()?.specialistId ?? ''
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const practice = useQuery(practiceQuery)
  return (
    <>
      <PageHeader
        title={shell('titles.specialist-calendar')}
        subtitle={t('calendar.subtitle')}
        actions={
          <Button
            leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />}
            onClick={() => setOpen({ form: 'rule' })}
          >
            {t('calendar.newRule')}
          </Button>
        }
      />
      <div className={classes.columns}>
        <Panel title={t('calendar.day')}>
          <DaySlots specialistId={specialistId} />
        </Panel>
        <QueryView query={practice} skeleton={<LoadingLines shape="cards" count={2} />}>
          {({ data, blocks, conflicts }) => (
            <div className={classes.column}>
              <ConflictList conflicts={conflicts} />
              <Panel title={t('calendar.rules')}>
                <RuleList rules={data} onEdit={(rule) => setOpen({ form: 'rule', rule })} />
              </Panel>
              <Panel
                title={t('calendar.blocks')}
                action={
                  <Button variant="light" size="sm" onClick={() => setOpen({ form: 'block' })}>
                    {t('calendar.newBlock')}
                  </Button>
                }
              >
                <BlockList blocks={blocks} />
              </Panel>
            </div>
          )}
        </QueryView>
      </div>
      {open?.form === 'rule' && <RuleForm rule={open.rule} onClose={close} />}
      {open?.form === 'block' && <BlockForm onClose={close} />}
    </>
  )
}
