import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../lib/api/problem.ts'
import { addDays, today } from '../../lib/time/days.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { toast } from '../../ui/toast/toast.ts'
import { forgetLines } from './use-waitlist.ts'
import classes from './waitlist.module.css'
import { joinMutation } from './waitlist.queries.ts'

const USUAL_DAYS = 30
const MOST_DAYS = 120

export interface JoinProps {
  readonly specialist: { readonly id: string; readonly name: string }
  readonly specialtyId: string
  /** The appointment to bring forward. */
  readonly appointmentId?: string
}

const useJoin = ({ specialist, specialtyId, appointmentId }: JoinProps, onClose: () => void) => {
  const { t } = useTranslation('waitlist')
  const client = useQueryClient()
  const joining = useMutation({
    ...joinMutation,
    onSettled: () => forgetLines(client),
    onError: (error) => {
      if (!fieldErrors(error).until) toast.problem(error)
    },
    onSuccess: ({ position }) => {
      toast.success(t('join.done', { position }))
      onClose()
    },
  })
  const wish = { specialist_id: specialist.id, specialty_id: specialtyId }
  return {
    join: (until: string) =>
      joining.mutate(
        appointmentId === undefined ? { ...wish, until } : { ...wish, schedule_id: appointmentId },
      ),
    isJoining: joining.isPending,
    untilError: joining.error ? fieldErrors(joining.error).until : undefined,
  }
}

/** How the line works, until when a time is wanted, and the place in it. */
export default function JoinDialog({ onClose, ...props }: JoinProps & { onClose: () => void }) {
  const { t } = useTranslation('waitlist')
  const [until, setUntil] = useState(() => addDays(today(), USUAL_DAYS))
  const { join, isJoining, untilError } = useJoin(props, onClose)
  return (
    <Dialog title={t('join.title')} onClose={onClose}>
      <form
        className={layout.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          join(until)
        }}
      >
        <p className={classes.words}>{t('join.detail', { name: props.specialist.name })}</p>
        {props.appointmentId === undefined && (
          <DateField
            label={t('join.until')}
            description={t('join.untilHint')}
            min={today()}
            max={addDays(today(), MOST_DAYS)}
            value={until}
            error={untilError}
            onChange={setUntil}
            required
          />
        )}
        <Button type="submit" size="lg" loading={isJoining}>
          {t('join.submit')}
        </Button>
      </form>
    </Dialog>
  )
}
