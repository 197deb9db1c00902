import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/use-session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { AccessLog } from './access-log.tsx'
import { OwnAppointments } from './own-appointments.tsx'
import { RecordHistory } from './record-history.tsx'
import classes from './records.module.css'

const Section = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}

/** Everything that came out of a patient's appointments, and who looked at it. */
export default function PatientAreaScreen() {
  const { t } = useTranslation('records')
  const { t: shell } = useTranslation()
  const customerId = useUser()?.customerId
  return (
    <>
      <PageHeader title={shell('titles.patient-area')} subtitle={t('area.subtitle')} />
      <div className={classes.sections}>
        <Section title={t('area.appointments')}>
          <OwnAppointments />
        </Section>
        {customerId && (
          <Section title={t('area.records')}>
            <RecordHistory customerId={customerId} />
          </Section>
        )}
        <Section title={t('area.prescriptions')}>
          <div className={classes.card}>
            <p>{t('area.prescriptionsDetail')}</p>
            <LinkButton to="/customer/prescricao" variant="light" style={{ justifySelf: 'start' }}>
              {t('area.seePrescriptions')}
            </LinkButton>
          </div>
        </Section>
        <Section title={t('area.access')}>
          <AccessLog />
        </Section>
      </div>
    </>
  )
}
