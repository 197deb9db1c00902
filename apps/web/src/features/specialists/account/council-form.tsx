import { councilInput, type SpecialistProfile } from '@emma/contracts/specialists/profile'
import { councilCheckUrl } from '@emma/domain/specialists'
import { Alert, Anchor } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import layout from '../../../ui/layout/layout.module.css'
import { UploadField } from '../../../ui/upload/upload-field.tsx'
import { accountKey, keepProfile, sendFiles } from './account.queries.ts'
import { GroupForm, type PartProps } from './group-form.tsx'
import { CouncilFields, type CouncilValues } from './register/council-fields.tsx'
import { useGroupForm } from './use-group-form.ts'

const initialOf = ({ council }: SpecialistProfile): CouncilValues =>
  council ?? { type: '', uf: '', number: '' }

const ProofField = ({ profile }: PartProps) => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const isAdmin = useUser()?.role === 'admin'
  const { document } = profile
  const kept = document && {
    name: t('fields.proofKept', { date: formatDate(document.created_at) }),
    size: document.size,
  }
  return (
    <UploadField
      label={t('fields.proof')}
      description={t('create.proofHint')}
      kept={kept}
      save={async (file, watch) => {
        const saved = await sendFiles(isAdmin ? profile.id : undefined, { document: file }, watch)
        await client.invalidateQueries({ queryKey: accountKey })
        keepProfile(client, saved)
      }}
    />
  )
}

const Fields = ({ profile, onSaved }: PartProps) => {
  const { form, submit, isSaving, failure } = useGroupForm<CouncilValues>({
    profileId: profile.id,
    name: 'council',
    initial: initialOf(profile),
    schema: councilInput,
    valueOf: (values) => values,
    changeOf: (values) => ({ council: { ...values } }),
    onSaved,
  })
  return (
    <GroupForm onSubmit={submit} isSaving={isSaving} failure={failure}>
      <CouncilFields
        values={form.values}
        errors={form.errors}
        onChange={(change) => form.setValues(change)}
      />
    </GroupForm>
  )
}

/** The professional registration and its proof. Once it is reviewed only an admin changes it. */
export const CouncilForm = ({ profile, onSaved }: PartProps) => {
  const { t } = useTranslation('specialistAccount')
  const isAdmin = useUser()?.role === 'admin'
  const isOpen = isAdmin || profile.status === 0 || profile.status === 3
  const url = profile.council ? councilCheckUrl(profile.council.type) : undefined
  return (
    <div className={layout.stack}>
      {isOpen ? (
        <Fields profile={profile} onSaved={onSaved} />
      ) : (
        <>
          <CouncilFields values={initialOf(profile)} errors={{}} onChange={() => {}} disabled />
          <Alert color="sky">{t('profile.councilLocked')}</Alert>
        </>
      )}
      <ProofField profile={profile} />
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer">
          {t('profile.checkCouncil')} <small>{t('create.newTab')}</small>
        </Anchor>
      )}
    </div>
  )
}
