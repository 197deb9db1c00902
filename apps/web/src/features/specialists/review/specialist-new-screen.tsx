import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { accountKey } from '../account/account.queries.ts'
import { RegistrationForm } from '../account/registration-form.tsx'
import classes from './review.module.css'

/** An admin registers somebody. */
export default function SpecialistNewScreen() {
  const { t } = useTranslation('review')
  const { t: own } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const navigate = useNavigate()
  const done = async (id: string) => {
    toast.success(own('create.doneAdmin'))
    await client.invalidateQueries({ queryKey: accountKey })
    await navigate({ to: '/admin/specialists/edit/$id', params: { id } })
  }
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/specialists">{t('one.back')}</TextLink>}
        title={t('create.title')}
        subtitle={t('create.subtitle')}
      />
      <div className={classes.narrow}>
        <RegistrationForm verb="submitAdmin" onDone={(id) => void done(id)} />
      </div>
    </>
  )
}
