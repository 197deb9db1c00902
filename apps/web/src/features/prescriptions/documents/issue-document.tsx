import type { ResponseOf } from '@emma/contracts/kit'
import type { planDocuments } from '@emma/contracts/prescriptions/documents'
import { Alert, Button, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem, problemText } from '../../../lib/api/problem.ts'
import { fieldSentence } from '../../../lib/i18n/i18n.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './documents.module.css'
import { planQuery } from './documents.queries.ts'
import { useDocumentName } from './use-document-name.ts'
import { useIssuing } from './use-issuing.ts'

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

/** Link to fill in a missing field of one's own. */
const Fix = ({ path }: { path: string }) => {
  const { t } = useTranslation('documents')
  if (path === 'address') return <TextLink to="/specialist/places">{t('plan.fixPlaces')}</TextLink>
  if (path === 'council') return <TextLink to="/specialist/perfil/registro">{t('plan.fixProfile')}</TextLink>
  if (path !== 'phone') return null
  return (
    <TextLink to="/specialist/perfil/dados" hash="contact">
      {t('plan.fixProfile')}
    </TextLink>
  )
}

const Missing = ({ missing }: Pick<Plan, 'missing'>) => {
  const { t } = useTranslation('documents')
  return (
    <Alert color="amber" role="alert" title={t('plan.missing')}>
      <ul className={classes.missing}>
        {missing.map((problem) => (
          <li key={problem.message}>
            {fieldSentence(problem)} <Fix path={problem.path} />
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

/** Warnings against a medicine, and the reason to issue it anyway. */
const Warned = ({
  warned,
  reason,
  isMissing,
  onReason,
}: Pick<Plan, 'warned'> & { reason: string; isMissing: boolean; onReason: (reason: string) => void }) => {
  const { t } = useTranslation('documents')
  return (
    <>
      {warned.map(({ title, against }) => (
        <Alert key={title} color="coral" role="alert" title={`${t('plan.warned')}: ${title}`}>
          <ul className={classes.missing}>
            {against.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      ))}
      <Textarea
        label={t('plan.reason')}
        description={t('plan.reasonHint')}
        value={reason}
        onChange={(event) => onReason(event.currentTarget.value)}
        error={isMissing ? t('plan.reasonMissing') : null}
        maxLength={500}
        autosize
        minRows={2}
        withAsterisk
      />
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

/** Issues the planned document; with a warning only with a reason. */
const useIssue = ({ recordId, onMade }: Props) => {
  const { t } = useTranslation('documents')
  const client = useQueryClient()
  const query = useQuery(planQuery(recordId))
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const issuing = useIssuing({
    onSuccess: ({ documents }) => {
      toast.success(t(doneOf(documents)))
      onMade()
    },
    onError: (error) => {
      // Recorded after the plan: shows it, and asks for a reason.
      if (isProblem(error, 'prescription_warned'))
        void client.invalidateQueries({ queryKey: planQuery(recordId).queryKey })
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    const said = reason.trim()
    const asks = (query.data?.warned.length ?? 0) > 0
    setMissing(asks && said === '')
    if (!asks) issuing.issue({ record_id: recordId })
    else if (said !== '') issuing.issue({ record_id: recordId, override_reason: said })
  }
  return { query, issuing, send, reason, setReason, isMissing }
}

/** The documents to be issued from the prescriptions, by class. */
export default function IssueDocument(props: Props) {
  const { again, onClose } = props
  const { t } = useTranslation('documents')
  const { query, issuing, send, reason, setReason, isMissing } = useIssue(props)
  const plan = query.data
  const ready = plan !== undefined && plan.parts.length > 0
  const make = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (ready) make.current?.focus()
  }, [ready])
  return (
    <Dialog title={t('plan.title')} size="lg" onClose={onClose}>
      <form noValidate className={classes.form} onSubmit={send}>
        {query.isPending && <LoadingLines count={3} />}
        {query.isError && <QueryFailure query={query} />}
        {plan && <Planned plan={plan} />}
        {plan && plan.warned.length > 0 && (
          <Warned warned={plan.warned} reason={reason} isMissing={isMissing} onReason={setReason} />
        )}
        {again && plan && <p className={layout.muted}>{t('plan.againDetail')}</p>}
        {issuing.isError && (
          <Alert color="coral" role="alert" title={t('plan.madeFailed')}>
            {problemText(issuing.error).detail}
          </Alert>
        )}
        <div className={`${layout.end} ${classes.actions}`}>
          <Button variant="default" onClick={onClose}>
            {t('plan.close')}
          </Button>
          {ready && (
            <Button ref={make} type="submit" loading={issuing.isPending} disabled={plan.missing.length > 0}>
              {t('plan.make', { count: plan.parts.length })}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
