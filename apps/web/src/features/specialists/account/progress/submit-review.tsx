import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { requirements } from '@emma/domain/specialists'
import { Button, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../../../../lib/api/api.ts'
import layout from '../../../../ui/layout/layout.module.css'
import { toast } from '../../../../ui/toast/toast.ts'
import classes from '../account.module.css'
import { accountKey, statusMutation } from '../account.queries.ts'

/** Submits the registration for review; after a refusal, with a note about the corrections. */
export const SubmitReview = ({ profile }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const isAgain = profile.status === 3
  const missing = profile.missing.length
  const send = useMutation({
    ...statusMutation,
    onSuccess: () => {
      toast.success(t('progress.submitted'))
      void session.start()
    },
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: accountKey }),
  })
  const submit = () =>
    send.mutate({ id: profile.id, status: 2, ...(note.trim() ? { reason: note.trim() } : {}) })
  const total = requirements.length
  return (
    <div className={layout.stack}>
      {isAgain && (
        <Textarea
          label={t('progress.note')}
          autosize
          minRows={2}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      )}
      <Button size="lg" disabled={missing > 0} loading={send.isPending} onClick={submit}>
        {t(isAgain ? 'progress.again' : 'progress.submit')}
      </Button>
      <span className={classes.subtitle} role="status">
        {missing > 0
          ? `${t('progress.done', { count: total - missing, total })}. ${t('progress.blocked')}`
          : t('progress.done', { count: total, total })}
      </span>
    </div>
  )
}
