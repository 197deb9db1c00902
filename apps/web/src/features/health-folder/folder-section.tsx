import { documentKinds } from '@emma/domain/prescriptions'
import { Tabs } from '@mantine/core'
import { type ComponentType, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import layout from '../../ui/layout/layout.module.css'
import { TabRow } from '../../ui/layout/tab-row.tsx'
import { PersonSwitch } from '../dependents/index.ts'
import { AccessLog, OwnAppointments, OwnRecords } from '../records/index.ts'
import classes from './health-folder.module.css'
import { type Part, sectionOf, sections } from './parts.ts'

interface PartProps {
  /** A dependent's id, or null for the user. */
  readonly person: string | null
}

const Consents = lazyPart(
  async () => ({ default: (await import('../privacy/index.ts')).Consents }),
  'privacy',
)
const ReceivedDocuments = lazyPart(
  async () => ({ default: (await import('../prescriptions/index.ts')).ReceivedDocuments }),
  'prescriptions',
)
const ExamList = lazyPart(
  async () => ({ default: (await import('../exams/index.ts')).ExamList }),
  'exams',
  'records',
)
const OwnAllergies = lazyPart(() => import('./own-allergies.tsx'))

const SendExams = ({ person }: PartProps) => {
  const { t } = useTranslation('healthFolder')
  return (
    <LinkButton
      to="/customer/area-paciente/historico-exame"
      search={person === null ? {} : { quem: person }}
      className={classes.send}
    >
      {t('sendExams')}
    </LinkButton>
  )
}

/** All but prescriptions, which have their own section. */
const others = documentKinds.filter((kind) => kind !== 'prescription')

const content: Readonly<Record<Part, ComponentType<PartProps>>> = {
  appointments: OwnAppointments,
  records: OwnRecords,
  prescriptions: ({ person }) => <ReceivedDocuments person={person} kinds={['prescription']} />,
  exams: ({ person }) => (
    <>
      <SendExams person={person} />
      <ExamList person={person} />
    </>
  ),
  documents: ({ person }) => <ReceivedDocuments person={person} kinds={others} />,
  allergies: OwnAllergies,
  access: AccessLog,
  // Consents apply to the whole account.
  consents: Consents,
}

interface Props extends PartProps {
  readonly part: Part
  readonly onPart: (part: string | undefined) => void
  readonly onPerson: (person: string | null) => void
}

/** One part of the folder, and its sibling tabs. */
export default function FolderSection({ part, person, onPart, onPerson }: Props) {
  const { t } = useTranslation('healthFolder')
  const section = sectionOf(part)
  const beside = section === 'prescriptions' || section === 'allergies' ? [] : sections[section]
  const Content = content[part]
  return (
    <Tabs value={part} onChange={(next) => onPart(next ?? undefined)} keepMounted={false}>
      {beside.length > 0 && (
        <TabRow label={t(`tiles.${section}`)}>
          {beside.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {t(`tabs.${each}`)}
            </Tabs.Tab>
          ))}
        </TabRow>
      )}
      <Tabs.Panel
        value={part}
        className={`${classes.part} ${layout.arriving}`}
        data-first={beside.length === 0 || undefined}
      >
        {part !== 'consents' && <PersonSwitch person={person} onChoose={onPerson} />}
        <Suspense fallback={<LoadingLines shape="cards" />}>
          <Content key={person} person={person} />
        </Suspense>
      </Tabs.Panel>
    </Tabs>
  )
}
