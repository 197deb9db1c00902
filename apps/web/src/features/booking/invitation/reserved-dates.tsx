import type { OwnInvitation } from '@emma/contracts/booking/invitation'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatMoment } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { ask } from '../../../ui/dialog/confirm.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './invitation.module.css'
import { declineInvitationMutation, invitationsKey } from './invitation.queries.ts'
import { PayAll } from './series-dates.tsx'
import { shortMoment } from './short-moment.ts'

const useLetGo = ({ id, slot }: OwnInvitation) => {
  const { t } = useTranslation('invitation')
  const client = useQueryClient()
  const decline = useMutation({
    ...declineInvitationMutation,
    onSuccess: () => toast.success(t('series.gone')),
    onError: (error) => toast.problem(error),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsKey }),
  })
  const question = {
    title: t('series.letGoTitle', { moment: shortMoment(slot.starts_at) }),
    detail: t('series.letGoDetail'),
    confirm: t('series.letGo'),
    cancel: t('series.keep'),
    destructive: true,
  }
  return {
    isBusy: decline.isPending,
    letGo: async () => {
      if (await ask(question)) decline.mutate(id)
    },
  }
}

const Reserved = ({ invitation }: { invitation: OwnInvitation }) => {
  const { t } = useTranslation('invitation')
  const { isBusy, letGo } = useLetGo(invitation)
  const { specialist, specialty, slot, dependent, expires_at: until } = invitation
  const moment = shortMoment(slot.starts_at)
  return (
    <li>
      <strong>{moment}</strong>
      <span>{formatBRL(slot.price ?? 0)}</span>
      <small>{t('series.pay', { moment: formatMoment(until) })}</small>
      <div className={classes.buttons}>
        <LinkButton
          to="/customer/horario/$specialist_id"
          params={{ specialist_id: specialist.id }}
          search={{ specialty: specialty.id, slot: slot.id, step: 'pay', for: dependent?.id }}
          aria-label={t('series.payOf', { moment })}
        >
          {t('series.payOne')}
        </LinkButton>
        <Button
          variant="default"
          loading={isBusy}
          aria-label={t('series.letGoOf', { moment })}
          onClick={() => void letGo()}
        >
          {t('series.letGo')}
        </Button>
      </div>
    </li>
  )
}

const List = ({ invitations }: { invitations: readonly OwnInvitation[] }) => (
  <ul className={classes.dates}>
    {invitations.map((invitation) => (
      <Reserved key={invitation.id} invitation={invitation} />
    ))}
  </ul>
)

/** The dates of a confirmed series that are still to be paid, the next deadline first. */
export default function ReservedDates({ invitations }: { invitations: readonly OwnInvitation[] }) {
  const { t } = useTranslation('invitation')
  const [first, ...others] = invitations
  if (!first) return null
  const { specialist, specialty, dependent, series } = first
  const dates = series?.dates ?? []
  return (
    <section className={classes.card} aria-label={t('series.reserved')}>
      <header>
        <PersonAvatar name={specialist.name} src={specialist.avatar} size={48} />
        <h2>{t('series.reserved')}</h2>
      </header>
      <div className={classes.words}>
        <p>
          {t('series.progress', {
            specialty: specialtyName(specialty.name),
            name: specialist.name,
            count: dates.filter(({ status }) => status === 'accepted').length,
            total: dates.length,
          })}
        </p>
        {dependent && <p>{t('card.for', { name: dependent.name })}</p>}
      </div>
      {series && <PayAll series={series} />}
      <List invitations={[first]} />
      {others.length > 0 && (
        <details>
          <summary>{t('series.others', { count: others.length })}</summary>
          <List invitations={others} />
        </details>
      )}
    </section>
  )
}
