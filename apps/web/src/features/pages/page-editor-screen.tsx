import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/problem.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { editorPageQuery } from './editor.queries.ts'
import { PageEditor } from './page-editor.tsx'

/** One editor for every page: the last part of the address names it. */
export default function PageEditorScreen() {
  const { t } = useTranslation('pageEditor')
  const slug = useLocation({ select: ({ pathname }) => pathname.split('/').filter(Boolean).at(-1) ?? '' })
  const client = useQueryClient()
  const [epoch, setEpoch] = useState(0)
  const query = useQuery(editorPageQuery(slug))
  const reset = async () => {
    await client.refetchQueries({ queryKey: editorPageQuery(slug).queryKey })
    setEpoch((now) => now + 1)
  }
  if (isProblem(query.error, 'not_found') || isProblem(query.error, 'malformed')) {
    return (
      <EmptyState
        picture="papers"
        alone
        title={t('missing')}
        detail={t('missingDetail')}
        action={<LinkButton to="/admin/pages/list">{t('back')}</LinkButton>}
      />
    )
  }
  return (
    <QueryView alone query={query} skeleton={<LoadingLines shape="block" count={3} />}>
      {(page) => <PageEditor key={`${page.id}-${epoch}`} page={page} onReset={() => void reset()} />}
    </QueryView>
  )
}
