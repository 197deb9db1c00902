import type { PatientContact } from '@emma/contracts/patients/contacts'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/problem.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { contactQuery, deleteContactMutation } from './contact.queries.ts'

/** The tag field and the form's checks are heavy: the name and the actions load first. */
const ContactForm = lazyPart(() => import('./contact-form.tsx'), 'fields')

const Delete = ({ contact: { id, name } }: { contact: PatientContact }) => {
  const { t } = useTranslation('contacts')
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    ...deleteContactMutation(id),
    onSuccess: async () => {
      toast.success(t('contact.deleted'))
      await navigate({ to: '/specialist/pacientes' })
      await client.invalidateQueries({ queryKey: ['patients'] })
    },
    onError: toast.problem,
  })
  const start = async () => {
    const question = { title: t('contact.deleteTitle', { name }), detail: t('contact.deleteDetail') }
    const answer = await ask({ ...question, confirm: t('contact.deleteConfirm'), destructive: true })
    if (answer) remove.mutate()
  }
  return (
    <Button variant="subtle" color="coral" loading={remove.isPending} onClick={() => void start()}>
      {t('contact.delete')}
    </Button>
  )
}

const Contact = ({ contact }: { contact: PatientContact }) => {
  const { t } = useTranslation('contacts')
  const { id, name } = contact
  const { created_at, file_name } = contact.import
  return (
    <>
      <PageHeader
        back={<TextLink to="/specialist/pacientes">{t('back')}</TextLink>}
        title={name}
        subtitle={
          <span className={layout.line}>
            <StatusChip tone="neutral" label={t('contact.noAccount')} />
            {t('contact.noAccountDetail', { date: formatDate(created_at), file: file_name })}
          </span>
        }
        actions={
          <LinkButton to="/specialist/novo-agendamento" search={{ contact: id, who: 'new' }}>
            {t('contact.book')}
          </LinkButton>
        }
      />
      <Suspense fallback={<LoadingLines shape="block" count={3} />}>
        <ContactForm key={id} contact={contact} />
      </Suspense>
      <div className={layout.actions}>
        <Delete contact={contact} />
      </div>
    </>
  )
}

/** A patient whom the specialist brought from elsewhere, without an account yet. */
export default function ContactScreen() {
  const { t } = useTranslation('contacts')
  const { id } = useParams({ from: '/specialist/contato/$id' })
  const contact = useQuery(contactQuery(id))
  if (isProblem(contact.error, 'not_found'))
    return (
      <EmptyState
        alone
        picture="people"
        title={t('contact.gone')}
        detail={t('contact.goneDetail')}
        action={<LinkButton to="/specialist/pacientes">{t('import.see')}</LinkButton>}
      />
    )
  return (
    <QueryView query={contact} skeleton={<LoadingLines shape="block" count={3} />}>
      {(found) => <Contact contact={found} />}
    </QueryView>
  )
}
