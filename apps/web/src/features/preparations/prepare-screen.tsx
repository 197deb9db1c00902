import type { Preparation } from '@emma/contracts/preparations'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PreparationView } from './preparation-view.tsx'
import classes from './preparations.module.css'
import { preparationQuery } from './preparations.queries.ts'
import { PrepareForm } from './prepare-form.tsx'

/** After it began or was canceled: the preparation, read-only. */
const Closed = ({ told }: { told: Preparation }) => {
  const { t } = useTranslation('preparations')
  const { reason, answers, files } = told
  if (reason === '' && answers.length === 0 && files.length === 0) {
    return <EmptyState picture="papers" title={t('closed.none')} detail={t('closed.noneDetail')} />
  }
  return (
    <div className={classes.page}>
      <p className={layout.quiet}>{t('closed.detail')}</p>
      <PreparationView told={told} />
    </div>
  )
}

/** The preparation for the specialist: reason, answers, files; in one place, saved by itself. */
export default function PrepareScreen() {
  const { t } = useTranslation('preparations')
  const { t: shell } = useTranslation()
  const { id } = useParams({ from: '/customer/preparo/$id' })
  const query = useQuery(preparationQuery(id))
  const { data } = query
  const about = data && {
    name: data.specialist.name,
    moment: formatMoment(data.starts_at),
    whom: data.dependent?.name ?? '',
  }
  return (
    <div className={layout.screen}>
      <PageHeader
        back={
          <TextLink to="/customer/agenda" search={{ open: id }}>
            {t('back')}
          </TextLink>
        }
        title={shell('titles.prepare')}
        subtitle={about && t(about.whom === '' ? 'about' : 'aboutWhom', about)}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={2} />}>
        {(told) =>
          told.editable ? <PrepareForm key={told.schedule_id} told={told} /> : <Closed told={told} />
        }
      </QueryView>
    </div>
  )
}
