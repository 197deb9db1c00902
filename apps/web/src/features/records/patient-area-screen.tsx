import { Tabs } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf, type Search } from '../../lib/filters.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { useUser } from '../../lib/use-session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Consents } from '../privacy/index.ts'
import { AccessLog } from './access-log.tsx'
import { OwnAppointments } from './own-appointments.tsx'
import { RecordHistory } from './record-history.tsx'
import classes from './records.module.css'

const parts = ['appointments', 'records', 'prescriptions', 'access', 'consents'] as const
type Part = (typeof parts)[number]
const filters = ({ tab }: Search) => ({ tab: oneOf(tab, parts) ?? 'appointments' })

const OwnRecords = () => {
  const customerId = useUser()?.customerId
  return customerId ? <RecordHistory customerId={customerId} /> : null
}

const OwnPrescriptions = () => {
  const { t } = useTranslation('records')
  return (
    <div className={classes.card}>
      <p>{t('area.prescriptionsDetail')}</p>
      <LinkButton to="/customer/prescricao" variant="light" style={{ justifySelf: 'start' }}>
        {t('area.seePrescriptions')}
      </LinkButton>
    </div>
  )
}

const content: Readonly<Record<Part, ReactNode>> = {
  appointments: <OwnAppointments />,
  records: <OwnRecords />,
  prescriptions: <OwnPrescriptions />,
  access: <AccessLog />,
  consents: <Consents />,
}

/** Everything that came out of a patient's appointments, and who looked at it. */
export default function PatientAreaScreen() {
  const { t } = useTranslation('records')
  const { t: shell } = useTranslation()
  const [{ tab }, change] = useFilters(filters)
  return (
    <>
      <PageHeader title={shell('titles.patient-area')} subtitle={t('area.subtitle')} />
      <Tabs value={tab} onChange={(next) => change({ tab: next ?? undefined })} keepMounted={false}>
        <Tabs.List aria-label={shell('titles.patient-area')}>
          {parts.map((part) => (
            <Tabs.Tab key={part} value={part}>
              {t(`area.${part}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} className={`${classes.section} ${classes.part}`}>
          {content[tab]}
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
