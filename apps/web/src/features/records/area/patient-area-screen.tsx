import { Tabs } from '@mantine/core'
import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { TabRow } from '../../../ui/layout/tab-row.tsx'
import { PersonSwitch, usePerson } from '../../dependents/index.ts'
import { Consents } from '../../privacy/index.ts'
import classes from '../records.module.css'
import { AccessLog } from '../view/access-log.tsx'
import { OwnAppointments } from './own-appointments.tsx'
import { OwnRecords } from './own-records.tsx'

const ReceivedDocuments = lazyPart(
  async () => ({ default: (await import('../../prescriptions/index.ts')).ReceivedDocuments }),
  'prescriptions',
)
const ExamList = lazyPart(async () => ({ default: (await import('../../exams/index.ts')).ExamList }), 'exams')

const parts = ['appointments', 'records', 'prescriptions', 'exams', 'access', 'consents'] as const
type Part = (typeof parts)[number]
const filters = ({ tab, page }: Search) => ({
  tab: oneOf(tab, parts) ?? 'appointments',
  page: pageIn(page),
})

interface PartProps {
  /** A dependent's id, or null for who is logged in. */
  readonly person: string | null
}

const OwnExams = ({ person }: PartProps) => {
  const { t } = useTranslation('records')
  const search = person === null ? {} : { quem: person }
  return (
    <>
      <LinkButton
        to="/customer/area-paciente/historico-exame"
        search={search}
        variant="light"
        style={{ justifySelf: 'start' }}
      >
        {t('area.sendExams')}
      </LinkButton>
      <ExamList person={person} />
    </>
  )
}

const content: Readonly<Record<Part, ComponentType<PartProps>>> = {
  appointments: OwnAppointments,
  records: OwnRecords,
  prescriptions: ReceivedDocuments,
  exams: OwnExams,
  access: AccessLog,
  consents: Consents,
}

/** Everything that came out of a person's appointments, and who looked at it. */
export default function PatientAreaScreen() {
  const { t } = useTranslation('records')
  const { t: shell } = useTranslation()
  const [{ tab }, change] = useFilters(filters)
  const [person, choose] = usePerson()
  const Content = content[tab]
  return (
    <>
      <PageHeader title={shell('titles.patient-area')} subtitle={t('area.subtitle')} />
      <Tabs
        value={tab}
        onChange={(next) => change({ tab: next ?? undefined, page: undefined })}
        keepMounted={false}
      >
        <TabRow label={shell('titles.patient-area')}>
          {parts.map((part) => (
            <Tabs.Tab key={part} value={part}>
              {t(`area.${part}`)}
            </Tabs.Tab>
          ))}
        </TabRow>
        <Tabs.Panel value={tab} className={`${classes.section} ${classes.part}`}>
          {/* Consents are given for the whole account. */}
          {tab !== 'consents' && <PersonSwitch person={person} onChoose={choose} />}
          <Suspense fallback={<LoadingLines shape="cards" />}>
            <Content key={person} person={person} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
