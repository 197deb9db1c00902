import type { Questionnaire } from '@emma/contracts/preparations'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { idIn, type Search } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { specialtyName } from '../../lib/i18n/i18n.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import classes from './preparations.module.css'
import { questionnairesQuery } from './preparations.queries.ts'
import { QuestionnaireForm } from './questionnaire-form.tsx'

const filters = ({ specialty }: Search) => ({ specialty: idIn(specialty) })

const Chosen = ({ all }: { all: readonly Questionnaire[] }) => {
  const { t } = useTranslation('preparations')
  const [{ specialty }, change] = useFilters(filters)
  const shown = all.find((each) => each.specialty.id === specialty) ?? all[0]
  if (!shown) return null
  return (
    <div className={classes.page}>
      {all.length > 1 && (
        <NativeSelect
          label={t('ask.specialty')}
          data={all.map(({ specialty: { id, name } }) => ({ value: id, label: specialtyName(name) }))}
          value={shown.specialty.id}
          onChange={(event) => change({ specialty: event.currentTarget.value })}
        />
      )}
      <QuestionnaireForm key={shown.specialty.id} questionnaire={shown} />
    </div>
  )
}

/** A specialist's questions before consultations, by specialty. */
export default function QuestionnairesScreen() {
  const { t } = useTranslation('preparations')
  const { t: shell } = useTranslation()
  const none = (
    <EmptyState
      picture="papers"
      title={t('ask.noSpecialty')}
      detail={t('ask.noSpecialtyDetail')}
      action={<LinkButton to="/specialist/especialidades">{t('ask.toOffers')}</LinkButton>}
    />
  )
  return (
    <>
      <PageHeader title={shell('titles.questionnaires')} subtitle={t('ask.subtitle')} />
      <QueryView
        query={useQuery(questionnairesQuery)}
        skeleton={<LoadingLines shape="cards" count={2} />}
        empty={none}
        isEmpty={({ data }) => data.length === 0}
      >
        {({ data }) => <Chosen all={data} />}
      </QueryView>
    </>
  )
}
