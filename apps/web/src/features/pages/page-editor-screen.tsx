import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/problem.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { deskPageQuery } from './desk.queries.ts'
import { PageEditor } from './page-editor.tsx'

/** One editor for every page: the last part of the address says which. */
export default function PageEditorScreen() {
  const { t } = useTranslation('pageDesk')
  const slug = useLocation({ select: ({ pathname }) => pathname.split('/').filter(Boolean).at(-1) ?? '' })
  const client = useQueryClient()
  const [epoch, setEpoch] = useState(0)
  const query = useQuery(deskPageQuery(slug))
  const reset = async () => {
    await client.refetchQueries({ queryKey: deskPageQuery(slug).queryKey })
    setEpoch((now) => now + 1)
  }
  if (isProblem(query.error, 'not_found') || isProblem(query.error, 'malformed')) {
    return (
      <EmptyState
        alone
        title={t('missing')}
        detail={t('missingDetail')}
        action={<LinkButton to="/admin/pages/list">{t('back')}</LinkButton>}
      />
    )
  }
  return (
    <QueryView alone query={query} skeleton={<LoadingLines shape="block" count={3} />}>
      {(desk) => <PageEditor key={`${desk.id}-${epoch}`} desk={desk} onReset={() => void reset()} />}
    </QueryView>
  )
}
