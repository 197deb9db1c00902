import type { ShownLink } from '@emma/contracts/booking/invitation'
import { BOOKING_LINK_PATH } from '@emma/contracts/booking/on-behalf'
import { Button, Title } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatMoment, formatShortDay } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { rememberReturnTo } from '../../../lib/session/return-to.ts'
import { useSession, useUser } from '../../../lib/session/use-session.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { RefundDeadline } from '../book/refund-deadline.tsx'
import { slotsKey } from '../booking.queries.ts'
import page from '../sign-up/sign-up.module.css'
import { SeriesDates } from './invitation.lazy.ts'
import { claimMutation } from './invitation.queries.ts'

type Invitation = NonNullable<ShownLink['invitation']>
interface Props {
  readonly token: string
  readonly invitation: Invitation
}

/**
 * The next step: a logged-in patient to the payment, a known patient to the login, a stranger to the sign-up. Whoever is
 * logged in as another role logs out first: no other step is open to them.
 */
const useGoOn = ({ token, invitation }: Props) => {
  const navigate = useNavigate()
  const client = useQueryClient()
  const session = useSession()
  const role = useUser()?.role
  const isPatient = role === 'customer'
  const isElsewhere = role !== undefined && !isPatient
  const claim = useMutation(claimMutation)
  const { specialist, specialty, slot, for_account: forAccount } = invitation
  const params = { specialist_id: specialist.id }
  const chosen = { specialty: specialty.id, slot: slot.id }
  const redirect = `${BOOKING_LINK_PATH}#${token}`
  const enter = () => {
    rememberReturnTo(redirect)
    return navigate({ to: '/customer/login', search: { redirect } })
  }
  const pay = async () => {
    await claim.mutateAsync(token)
    await client.invalidateQueries({ queryKey: slotsKey(specialist.id) })
    const search = { ...chosen, step: 'pay' }
    await navigate({ to: '/customer/horario/$specialist_id', params, search })
  }
  const signUp = () =>
    navigate({
      to: '/customer/marcar/$specialist_id',
      params,
      search: { ...chosen, convite: token, passo: 'email' },
    })
  const step = isPatient ? pay : forAccount ? enter : signUp
  const go = isElsewhere ? session.signOut : step
  return {
    isPatient,
    isElsewhere,
    enter,
    isGoing: claim.isPending,
    go: () => void go().catch((error: unknown) => toast.problem(error)),
  }
}

/** Of a series the nearest date is shown. */
const whenOf = (series: Invitation['series']) =>
  series === null ? 'when' : series.confirmed ? 'series.nextUnpaid' : 'series.next'

const useTitle = ({ series, specialist }: Invitation) => {
  const { t } = useTranslation('invitation')
  const by = t(series === null ? 'by' : 'series.by', { name: specialist.name })
  if (series === null) return { title: t('title'), by }
  return { title: t(series.confirmed ? 'series.titleNext' : 'series.title'), by }
}

const Facts = ({ invitation: { slot, specialist, expires_at: until, series } }: Props) => {
  const { t } = useTranslation('invitation')
  const where = useWhere()
  const price = slot.price ?? 0
  const facts = {
    when: formatMoment(slot.starts_at),
    duration: t('minutes', { minutes: slot.duration_minutes }),
    where: where(slot),
    price: price === 0 ? t('free') : formatBRL(price),
  }
  return (
    <>
      <dl className={page.facts}>
        {(['when', 'duration', 'where', 'price'] as const).map((fact) => (
          <div key={fact}>
            <dt>{t(fact === 'when' ? whenOf(series) : fact)}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
      {price > 0 && (
        <RefundDeadline
          specialistId={specialist.id}
          startsAt={slot.starts_at}
          parts={{ wallet: 0, provider: price }}
        />
      )}
      <p className={page.subtitle}>{t('until', { moment: formatMoment(until) })}</p>
    </>
  )
}

/** The specialist, the time and place, the price and the deadline; and the button to accept. */
export const InvitationSummary = (props: Props) => {
  const { t } = useTranslation('invitation')
  const { isPatient, isElsewhere, enter, isGoing, go } = useGoOn(props)
  const { specialist, specialty, slot, for_account: forAccount, series } = props.invitation
  const { title, by } = useTitle(props.invitation)
  const price = slot.price ?? 0
  const isKnown = forAccount && !isPatient
  const verb = isKnown ? 'enter' : price === 0 && isPatient ? 'goFree' : 'go'
  return (
    <div className={`${layout.screen} ${page.step}`}>
      <div>
        <Title order={1}>{title}</Title>
        <p className={page.subtitle}>{by}</p>
      </div>
      <section className={page.card}>
        <div className={page.person}>
          <PersonAvatar name={specialist.name} src={specialist.avatar} size={64} />
          <p>
            <strong>{specialist.name}</strong>
            <span>{specialtyName(specialty.name)}</span>
          </p>
        </div>
        <Facts {...props} />
        <Suspense fallback={<LoadingLines count={3} />}>
          {series && <SeriesDates series={series} isOwn={forAccount && isPatient} />}
        </Suspense>
      </section>
      {isElsewhere && <p className={page.account}>{t('elsewhere')}</p>}
      {isKnown && !isElsewhere && <p className={page.account}>{t('mine')}</p>}
      {!forAccount && !isPatient && !isElsewhere && (
        <p className={page.account}>
          {t('has')}{' '}
          <TextLink
            underline="always"
            to="/customer/login"
            search={{ redirect: `${BOOKING_LINK_PATH}#${props.token}` }}
            onClick={() => void enter()}
          >
            {t('hasEnter')}
          </TextLink>
        </p>
      )}
      <p className={page.subtitle}>{t('ignore')}</p>
      <ActionBar
        over={`${formatShortDay(slot.starts_at)}, ${formatHour(slot.starts_at)}`}
        state={price === 0 ? t('free') : formatBRL(price)}
      >
        <Button size="lg" loading={isGoing} onClick={go}>
          {t(isElsewhere ? 'leave' : verb)}
        </Button>
      </ActionBar>
    </div>
  )
}
