import type { CatalogueEntry } from '@emma/contracts/specialties/catalogue'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import classes from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { StatusBadge } from '../../ui/status/status-badge.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { catalogueKey, entryQuery, removeSpecialtyMutation } from './catalogue.queries.ts'
import { SpecialtyForm } from './specialty-form.tsx'

const ReasonDialog = lazy(() => import('../../ui/dialog/reason-dialog.tsx'))

/** Only a specialty not in use can be deleted. */
const Removal = ({ entry: { id, name, in_use: isInUse, specialists } }: { entry: CatalogueEntry }) => {
  const { t } = useTranslation('specialties')
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const removal = useMutation({
    ...removeSpecialtyMutation,
    onSuccess: async () => {
      toast.success(t('form.removed'))
      await navigate({ to: '/admin/specialties' })
      await client.invalidateQueries({ queryKey: catalogueKey })
    },
    onError: toast.problem,
    onSettled: () => setAsking(false),
  })
  return (
    <Panel title={t('form.remove')}>
      <p className={classes.note}>
        {specialists > 0 && `${t('form.inUse', { count: specialists })} `}
        {isInUse && t('form.offInstead')}
      </p>
      {!isInUse && (
        <div className={classes.actions}>
          <Button variant="subtle" color="coral" onClick={() => setAsking(true)}>
            {t('form.remove')}
          </Button>
        </div>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <ReasonDialog
            title={t('form.removeTitle', { name })}
            detail={t('form.removeDetail')}
            label={t('form.reason')}
            hint={t('form.reasonHint')}
            required={t('form.reasonRequired')}
            confirm={t('form.remove')}
            isSending={removal.isPending}
            onReason={(reason) => removal.mutate({ id, reason })}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}

/** One specialty of the catalogue. */
export default function SpecialtyEditScreen() {
  const { t } = useTranslation('specialties')
  const { id } = useParams({ from: '/admin/specialties/edit/$id' })
  const query = useQuery(entryQuery(id))
  const { data } = query
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/specialties">{t('form.back')}</TextLink>}
        title={data?.name ?? t('form.edit')}
        subtitle={data && <StatusBadge of="specialty" state={data.enabled ? 'on' : 'off'} />}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={2} />}>
        {(entry) => (
          <div className={classes.columns}>
            <Panel title={t('form.edit')}>
              <SpecialtyForm key={entry.id} entry={entry} />
            </Panel>
            <Removal entry={entry} />
          </div>
        )}
      </QueryView>
    </>
  )
}
