import type { TimeProposal } from '@emma/contracts/booking/proposals'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { useChange } from '../change/use-change.ts'
import card from '../invitation/invitation.module.css'
import classes from './proposals.module.css'
import { acceptMutation, declineMutation, ownProposalsQuery } from './proposals.queries.ts'

/** The current time above the proposed one. */
const Times = (proposal: TimeProposal) => {
  const { t } = useTranslation('proposals')
  const where = useWhere()
  const { current_starts_at: current, current_place: place, starts_at: next } = proposal
  const isElsewhere = place?.id !== proposal.place?.id
  return (
    <dl className={classes.times}>
      <div>
        <dt>{t('card.now')}</dt>
        <dd>{formatMoment(current)}</dd>
        {isElsewhere && <dd>{where({ online: place === null, place })}</dd>}
      </div>
      <div className={classes.next}>
        <dt>{t('card.next')}</dt>
        <dd>{formatMoment(next)}</dd>
        <dd>{where(proposal)}</dd>
      </div>
    </dl>
  )
}

const useAnswer = ({ id, starts_at }: TimeProposal) => {
  const { t } = useTranslation('proposals')
  const { keyOf, options } = useChange()
  const onError = (error: unknown) => toast.problem(error)
  const accept = useMutation({
    ...acceptMutation,
    ...options,
    onError,
    onSuccess: () => toast.success(t('card.accepted', { moment: formatMoment(starts_at) })),
  })
  const decline = useMutation({
    ...declineMutation,
    ...options,
    onError,
    onSuccess: () => toast.success(t('card.declined')),
  })
  return {
    accept: () => accept.mutate({ id, idempotencyKey: keyOf(`accept ${id}`) }),
    isAccepting: accept.isPending,
    decline: () => decline.mutate(id),
    isDeclining: decline.isPending,
  }
}

const Card = ({ proposal }: { proposal: TimeProposal }) => {
  const { t } = useTranslation('proposals')
  const { specialist, specialty, dependent, expires_at: until } = proposal
  const { accept, isAccepting, decline, isDeclining } = useAnswer(proposal)
  const whose = `${specialist.name}, ${formatMoment(proposal.starts_at)}`
  return (
    <section className={card.card} aria-label={t('card.title')}>
      <header>
        <PersonAvatar name={specialist.name} src={specialist.avatar} size={48} />
        <h2>{t('card.title')}</h2>
      </header>
      <div className={card.words}>
        <p>{t('card.words', { name: specialist.name, specialty: specialtyName(specialty.name) })}</p>
        {dependent && <p>{t('card.for', { name: dependent.name })}</p>}
      </div>
      <Times {...proposal} />
      <p className={classes.until}>{t('card.until', { moment: formatMoment(until) })}</p>
      <div className={card.buttons}>
        <Button
          size="lg"
          aria-label={`${t('card.accept')}: ${whose}`}
          loading={isAccepting}
          disabled={isDeclining}
          onClick={accept}
        >
          {t('card.accept')}
        </Button>
        <Button
          size="lg"
          variant="default"
          aria-label={`${t('card.decline')}: ${whose}`}
          loading={isDeclining}
          disabled={isAccepting}
          onClick={decline}
        >
          {t('card.decline')}
        </Button>
      </div>
    </section>
  )
}

/** Other times proposed by specialists; usually none. */
export function OwnProposals() {
  const { data = [] } = useQuery(ownProposalsQuery)
  return data.map((proposal) => <Card key={proposal.id} proposal={proposal} />)
}
