import type { OwnInvitation } from '@emma/contracts/booking/invitation'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatMoment } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { ReservedDates, SeriesDates } from './invitation.lazy.ts'
import classes from './invitation.module.css'
import { declineInvitationMutation, invitationsKey, invitationsQuery } from './invitation.queries.ts'

const Words = ({ specialist, specialty, slot, dependent, expires_at: until, series }: OwnInvitation) => {
  const { t } = useTranslation('invitation')
  const where = useWhere()
  const price = slot.price ?? 0
  const moment = formatMoment(slot.starts_at)
  return (
    <div className={classes.words}>
      <p>
        {t(series ? 'series.words' : 'card.words', {
          specialty: specialtyName(specialty.name),
          name: specialist.name,
          moment,
          count: series?.dates.length ?? 1,
        })}
      </p>
      {dependent && <p>{t('card.for', { name: dependent.name })}</p>}
      <p>{`${where(slot)} · ${price === 0 ? t('free') : formatBRL(price)}`}</p>
      <p className={classes.until}>{t('until', { moment: formatMoment(until) })}</p>
    </div>
  )
}

const Card = ({ invitation }: { invitation: OwnInvitation }) => {
  const { t } = useTranslation('invitation')
  const client = useQueryClient()
  const { id, specialist, specialty, slot, dependent, series } = invitation
  const title = t(series ? 'series.card' : 'card.title')
  const whose = `${specialist.name}, ${formatMoment(slot.starts_at)}`
  const accept = t(slot.price === 0 ? 'card.acceptFree' : 'card.accept')
  const decline = useMutation({
    ...declineInvitationMutation,
    onSuccess: () => toast.success(t('card.declined')),
    onError: (error) => toast.problem(error),
    onSettled: () => client.invalidateQueries({ queryKey: invitationsKey }),
  })
  // The time is free for others at once: a slip of the finger must not lose it.
  const question = {
    title: t('card.declineTitle'),
    detail: t(series ? 'card.declineSeries' : 'card.declineDetail'),
    confirm: t('card.decline'),
    cancel: t('card.keep'),
    destructive: true,
  }
  const letGo = async () => {
    if (await ask(question)) decline.mutate(id)
  }
  return (
    <section className={classes.card} aria-label={title}>
      <header>
        <PersonAvatar name={specialist.name} src={specialist.avatar} size={48} />
        <h2>{title}</h2>
      </header>
      <Words {...invitation} />
      <Suspense fallback={<LoadingLines count={3} />}>
        {series && <SeriesDates series={series} isOwn />}
      </Suspense>
      <div className={classes.buttons}>
        <LinkButton
          size="lg"
          to="/customer/horario/$specialist_id"
          params={{ specialist_id: specialist.id }}
          search={{ specialty: specialty.id, slot: slot.id, step: 'pay', for: dependent?.id }}
          aria-label={`${accept}: ${whose}`}
        >
          {accept}
        </LinkButton>
        <Button
          size="lg"
          variant="default"
          aria-label={`${t('card.decline')}: ${whose}`}
          loading={decline.isPending}
          onClick={() => void letGo()}
        >
          {t('card.decline')}
        </Button>
      </div>
    </section>
  )
}

/** The slots that specialists hold for the patient; usually none. */
export function OwnInvitations() {
  const { data = [] } = useQuery(invitationsQuery)
  const links = [...Map.groupBy(data, ({ id, series }) => series?.id ?? id).values()]
  return links.map((invitations) => {
    const [first] = invitations
    if (!first) return null
    return first.series?.confirmed ? (
      <Suspense key={first.series.id} fallback={<LoadingLines shape="block" />}>
        <ReservedDates invitations={invitations} />
      </Suspense>
    ) : (
      <Card key={first.series?.id ?? first.id} invitation={first} />
    )
  })
}
