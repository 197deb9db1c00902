import type { ResponseOf } from '@emma/contracts/kit'
import type { planDocuments } from '@emma/contracts/prescriptions/documents'
import { Alert, Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './documents.module.css'
import { issueMutation, planQuery } from './documents.queries.ts'
import { useDocumentName } from './use-document-name.ts'

type Plan = ResponseOf<typeof planDocuments>

const Part = ({ part }: { part: Plan['parts'][number] }) => {
  const { t } = useTranslation('documents')
  const { nameOf, listOf, untilOf } = useDocumentName()
  const isPrinted = part.delivery === 'print'
  const facts = [listOf(part), untilOf(part)].filter((fact) => fact !== null)
  return (
    <li className={classes.document}>
      <div className={classes.words}>
        <strong>{nameOf({ ...part, kind: 'prescription' })}</strong>
        {part.medicines.map((title) => (
          <span key={title}>{title}</span>
        ))}
        <p className={layout.muted}>{facts.join(' · ')}</p>
      </div>
      <StatusChip
        tone={isPrinted ? 'warning' : 'success'}
        label={t(isPrinted ? 'plan.print' : 'plan.willSend')}
      />
    </li>
  )
}

/** Where a missing field of one's own is filled in. */
const Fix = ({ path }: { path: string }) => {
  const { t } = useTranslation('documents')
  if (path === 'address') return <TextLink to="/specialist/places">{t('plan.fixPlaces')}</TextLink>
  const isOwn = path === 'council' || path === 'phone'
  return isOwn ? <TextLink to="/specialist/perfil">{t('plan.fixProfile')}</TextLink> : null
}

const Missing = ({ missing }: Pick<Plan, 'missing'>) => {
  const { t } = useTranslation('documents')
  return (
    <Alert color="amber" role="alert" title={t('plan.missing')}>
      <ul className={classes.missing}>
        {missing.map(({ path, message }) => (
          <li key={message}>
            {message} <Fix path={path} />
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const Planned = ({ plan }: { plan: Plan }) => {
  const { t } = useTranslation('documents')
  const { parts, missing, signature } = plan
  const electronic = parts.some(({ delivery }) => delivery === 'electronic')
  return (
    <>
      {parts.length > 1 && <p className={layout.muted}>{t('plan.lead')}</p>}
      <ul className={layout.items}>
        {parts.map((part) => (
          <Part key={`${part.legal_class} ${part.controlled_list}`} part={part} />
        ))}
      </ul>
      {parts.some(({ delivery }) => delivery === 'print') && (
        <p className={layout.muted}>{t('plan.printWhy')}</p>
      )}
      {electronic && <p className={layout.muted}>{t(`signature.${signature}`)}</p>}
      {missing.length > 0 && <Missing missing={missing} />}
    </>
  )
}

const doneOf = (documents: readonly { readonly delivery: string }[]) => {
  const printed = documents.filter(({ delivery }) => delivery === 'print').length
  if (printed === 0) return 'plan.done'
  return printed === documents.length ? 'plan.donePrint' : 'plan.doneBoth'
}

interface Props {
  readonly recordId: string
  /** Prescriptions were issued before: new ones replace them. */
  readonly again: boolean
  readonly onClose: () => void
  readonly onMade: () => void
}

/** What will be made of the prescriptions, class by class, before it is. */
export default function IssueDocument({ recordId, again, onClose, onMade }: Props) {
  const { t } = useTranslation('documents')
  const query = useQuery(planQuery(recordId))
  const plan = query.data
  const issue = useMutation({
    ...issueMutation,
    onSuccess: ({ documents }) => {
      toast.success(t(doneOf(documents)))
      onMade()
    },
  })
  return (
    <Dialog title={t('plan.title')} size="lg" onClose={onClose}>
      <div className={layout.stack}>
        {query.isPending && <LoadingLines count={3} />}
        {query.isError && <QueryFailure query={query} />}
        {plan && <Planned plan={plan} />}
        {again && plan && <p className={layout.muted}>{t('plan.againDetail')}</p>}
        {issue.isError && (
          <Alert color="coral" role="alert" title={t('plan.madeFailed')}>
            {problemText(issue.error).detail}
          </Alert>
        )}
        <div className={layout.end}>
          <Button variant="default" onClick={onClose}>
            {t('plan.close')}
          </Button>
          {plan && plan.parts.length > 0 && (
            <Button
              onClick={() => issue.mutate({ record_id: recordId })}
              loading={issue.isPending}
              disabled={plan.missing.length > 0}
              data-autofocus
            >
              {t('plan.make', { count: plan.parts.length })}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
