import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { accountKey } from '../account/account.queries.ts'
import classes from './review.module.css'

const RegistrationForm = lazyPart(
  async () => {
    const { RegistrationForm: form } = await import('../account/register/registration-form.tsx')
    return { default: form }
  },
  'specialistAccount',
  'fields',
)

/** An admin registers a specialist. */
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
        <Suspense fallback={<LoadingLines shape="block" count={4} />}>
          <RegistrationForm verb="submitAdmin" onDone={(id) => void done(id)} />
        </Suspense>
      </div>
    </>
  )
}
