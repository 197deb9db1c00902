import type { CompanyDetails } from '@emma/contracts/companies/admin'
import { Alert, Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../companies.module.css'
import { MissingList } from '../group/missing-list.tsx'
import { useCompanyChange } from '../use-company-change.ts'
import { decideMutation } from './companies-admin.queries.ts'

const ReasonDialog = lazy(() => import('../../../ui/dialog/reason-dialog.tsx'))

type Next = 'rejected' | 'suspended'
const verbs = { rejected: 'reject', suspended: 'suspend' } as const

const useDeciding = (id: string) => {
  const { t } = useTranslation('companies')
  const deciding = useCompanyChange(decideMutation)
  const decide = (status: 'approved' | Next, reason?: string) =>
    deciding.mutateAsync({ id, body: { status, ...(reason ? { reason } : {}) } }).then(
      () => toast.success(t('admin.decide.done', { status: t(`status.${status}`) })),
      () => undefined,
    )
  return { decide, isSending: deciding.isPending }
}

const Asking = ({ company, next, onClose }: { company: CompanyDetails; next: Next; onClose: () => void }) => {
  const { t } = useTranslation('companies')
  const { decide, isSending } = useDeciding(company.id)
  const verb = verbs[next]
  return (
    <ReasonDialog
      title={t(`admin.decide.${verb}Title`, { name: company.name })}
      detail={next === 'suspended' ? t('admin.decide.suspendDetail') : undefined}
      label={t('admin.decide.reason')}
      hint={t('admin.decide.reasonHint')}
      required={t('admin.decide.reasonRequired')}
      confirm={t(`admin.decide.${verb}`)}
      longest={1000}
      isSending={isSending}
      onReason={(reason) => void decide(next, reason).then(onClose)}
      onClose={onClose}
    />
  )
}

/** The platform's decision on a company: only what its state allows, with a reason if the members see one. */
export const CompanyDecision = ({ company }: { company: CompanyDetails }) => {
  const { t } = useTranslation('companies')
  const { id, status, status_reason: reason, missing, next } = company
  const [asking, setAsking] = useState<Next>()
  const { decide, isSending } = useDeciding(id)
  return (
    <Panel title={t('admin.decide.title')}>
      {reason && <Alert color="coral">{t('admin.decide.given', { reason })}</Alert>}
      {missing.length > 0 && next.includes('approved') && (
        <Alert color="amber" title={t('missingTitle')}>
          <MissingList missing={missing} />
        </Alert>
      )}
      <div className={classes.aside}>
        {next.includes('approved') && (
          <Button disabled={missing.length > 0} loading={isSending} onClick={() => void decide('approved')}>
            {t(status === 'suspended' ? 'admin.decide.reactivate' : 'admin.decide.approve')}
          </Button>
        )}
        {(['rejected', 'suspended'] as const).map(
          (each) =>
            next.includes(each) && (
              <Button key={each} variant="subtle" color="coral" onClick={() => setAsking(each)}>
                {t(`admin.decide.${verbs[each]}`)}
              </Button>
            ),
        )}
        {next.length === 0 && <p className={classes.muted}>{t('admin.decide.theirTurn')}</p>}
      </div>
      {asking && (
        <Suspense fallback={null}>
          <Asking company={company} next={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
