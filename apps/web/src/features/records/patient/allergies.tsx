import type { Allergy } from '@emma/contracts/records/allergies'
import { ActionIcon, Alert, Button } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import { allergiesQuery, deleteAllergyMutation, type PatientKey } from '../records.queries.ts'
import classes from './allergies.module.css'

const NoteAllergy = lazyPart(() => import('./note-allergy.tsx'))

const Noted = ({ allergy, onRemove }: { allergy: Allergy; onRemove: (() => void) | null }) => {
  const { t } = useTranslation('records')
  const { substance, reaction } = allergy
  return (
    <li className={classes.noted}>
      <span>
        <strong>{substance}</strong>
        {reaction !== '' && <small>{reaction}</small>}
      </span>
      {onRemove && (
        <ActionIcon aria-label={t('allergies.remove', { substance })} onClick={onRemove}>
          <IconX size={18} stroke={1.75} />
        </ActionIcon>
      )}
    </li>
  )
}

const useRemove = (patient: PatientKey) => {
  const { t } = useTranslation('records')
  const client = useQueryClient()
  const remove = useMutation({
    ...deleteAllergyMutation,
    onError: (error) => toast.problem(error),
    onSettled: () => client.invalidateQueries({ queryKey: allergiesQuery(patient).queryKey }),
  })
  return async ({ id, substance }: Allergy) => {
    const question = { title: t('allergies.removeTitle', { substance }), detail: t('allergies.removeDetail') }
    const isSure = await ask({ ...question, confirm: t('allergies.removeConfirm'), destructive: true })
    if (isSure) remove.mutate(id)
  }
}

interface Props {
  readonly patient: PatientKey
  /** The viewer has care, and may note or remove. */
  readonly canNote: boolean
}

/** The patient's allergies: always visible while writing and prescribing. */
export const Allergies = ({ patient, canNote }: Props) => {
  const { t } = useTranslation('records')
  const [noting, setNoting] = useState(false)
  const query = useQuery(allergiesQuery(patient))
  const takeOut = useRemove(patient)
  if (query.isError) return <Alert color="coral">{problemText(query.error).detail}</Alert>
  if (!query.data) return <LoadingLines count={1} />
  const { data } = query.data
  return (
    <section className={classes.allergies} aria-labelledby="allergies" data-any={data.length > 0}>
      <h3 id="allergies" className={classes.title}>
        {data.length > 0 && <IconAlertTriangle size={20} stroke={1.75} aria-hidden />}
        {t('allergies.title')}
      </h3>
      {data.length === 0 && <p>{t('allergies.none')}</p>}
      {data.length > 0 && (
        <ul className={`${layout.rows} ${layout.close}`}>
          {data.map((allergy) => (
            <Noted
              key={allergy.id}
              allergy={allergy}
              onRemove={canNote ? () => void takeOut(allergy) : null}
            />
          ))}
        </ul>
      )}
      {canNote && (
        <Button
          size="sm"
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          style={{ justifySelf: 'start' }}
          onClick={() => setNoting(true)}
        >
          {t('allergies.note')}
        </Button>
      )}
      {noting && (
        <Suspense>
          <NoteAllergy patient={patient} onClose={() => setNoting(false)} />
        </Suspense>
      )}
    </section>
  )
}
