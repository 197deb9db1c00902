import type { Companion } from '@emma/contracts/calls/companion'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../lib/api/problem.ts'
import { on } from '../../lib/realtime/realtime.ts'
import { Sheet } from '../../ui/dialog/sheet.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { toast } from '../../ui/toast/toast.ts'
import classes from './companions.module.css'
import { companionQuery, inviteMutation } from './companions.queries.ts'
import { useCompanionActions } from './use-companion-actions.ts'

/** Through the system's share sheet if there is one, else the clipboard. */
const useShare = () => {
  const { t } = useTranslation('companions')
  return async ({ name, link }: Companion): Promise<void> => {
    if (typeof navigator.share === 'function') {
      // Closing the sheet is no failure.
      await navigator.share({ text: t('shared', { name }), url: link }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(link)
    toast.success(t('copied'))
  }
}

const InviteForm = ({ appointmentId }: { appointmentId: string }) => {
  const { t } = useTranslation('companions')
  const client = useQueryClient()
  const form = useForm<{ name: string; kind: Companion['kind'] }>({
    initialValues: { name: '', kind: 'family' },
    validate: { name: (name) => (name.trim() === '' ? t('nameMissing') : null) },
  })
  const invite = useMutation({
    ...inviteMutation,
    onError: (error) => {
      form.setErrors(fieldErrors(error))
      toast.problem(error)
    },
    onSettled: () => client.invalidateQueries(companionQuery(appointmentId)),
  })
  return (
    <form
      className={classes.stack}
      onSubmit={form.onSubmit((values) => invite.mutate({ id: appointmentId, ...values }))}
    >
      <p>{t('about')}</p>
      <TextInput label={t('name')} maxLength={120} autoComplete="off" {...form.getInputProps('name')} />
      <SegmentedControl
        fullWidth
        size="lg"
        transitionDuration={0}
        aria-label={t('kindLabel')}
        data={(['family', 'interpreter'] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        {...form.getInputProps('kind')}
      />
      <Button type="submit" size="lg" loading={invite.isPending}>
        {t('create')}
      </Button>
    </form>
  )
}

const Invited = ({ appointmentId, companion }: { appointmentId: string; companion: Companion }) => {
  const { t } = useTranslation('companions')
  const share = useShare()
  const { admit, dismiss, busy } = useCompanionActions(appointmentId)
  const { name, kind, status, here, epoch } = companion
  const waits = status === 'waiting' && here && epoch !== null
  return (
    <div className={classes.stack}>
      <div>
        <h3 className={classes.name}>{name}</h3>
        <p role="status">{`${t(`kinds.${kind}`)}. ${t(waits ? 'state.waiting' : status === 'admitted' ? 'state.admitted' : 'state.invited')}`}</p>
      </div>
      {waits && (
        <Button size="lg" loading={busy} onClick={() => admit(epoch)}>
          {t('admit')}
        </Button>
      )}
      {status === 'invited' && (
        <>
          <Button size="lg" onClick={() => void share(companion)}>
            {t('share')}
          </Button>
          <TextInput
            label={t('link')}
            value={companion.link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <p className={classes.quiet}>{t('once')}</p>
        </>
      )}
      <Button variant="subtle" color="coral" loading={busy} onClick={dismiss}>
        {t(`dismiss.${status}`)}
      </Button>
    </div>
  )
}

/** The companion of a consultation: invited by name, shown with their state, removed. */
export default function CompanionSheet({
  appointmentId,
  onClose,
}: {
  readonly appointmentId: string
  readonly onClose: () => void
}) {
  const { t } = useTranslation('companions')
  const client = useQueryClient()
  const query = useQuery(companionQuery(appointmentId))
  useEffect(
    () =>
      on('call:companion', ({ schedule_id }) => {
        if (schedule_id === appointmentId) void client.invalidateQueries(companionQuery(appointmentId))
      }),
    [appointmentId, client],
  )
  return (
    <Sheet title={t('title')} fits onClose={onClose}>
      <div className={classes.sheet}>
        <QueryView query={query} skeleton={<LoadingLines shape="lines" count={3} />}>
          {({ companion, may_invite }) => {
            if (companion) return <Invited appointmentId={appointmentId} companion={companion} />
            return may_invite ? <InviteForm appointmentId={appointmentId} /> : <p>{t('closed')}</p>
          }}
        </QueryView>
      </div>
    </Sheet>
  )
}
