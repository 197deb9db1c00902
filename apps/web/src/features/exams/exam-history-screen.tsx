import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PersonSwitch, useIsCurrent, usePerson } from '../dependents/index.ts'
import { ExamList } from './exam-list.tsx'
import { ExamUploads } from './exam-uploads.tsx'
import classes from './exams.module.css'

/** A patient's exams, one person's at a time. */
export default function ExamHistoryScreen() {
  const { t } = useTranslation('exams')
  const { t: shell } = useTranslation()
  const [person, choose] = usePerson()
  const isCurrent = useIsCurrent(person)
  return (
    <>
      <PageHeader
        title={shell('titles.exam-history')}
        subtitle={t('subtitle')}
        back={<TextLink to="/customer/area-paciente">{t('back')}</TextLink>}
      />
      <div className={`${classes.screen} ${layout.arriving}`}>
        <PersonSwitch person={person} onChoose={choose} />
        {isCurrent && <ExamUploads person={person} />}
        <ExamList key={person} person={person} />
      </div>
    </>
  )
}
