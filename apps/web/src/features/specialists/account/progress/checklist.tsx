import { confirmRegistration, resendCode } from '@emma/contracts/customers/registration'
import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import { type Requirement, requirements } from '@emma/domain/specialists'
import { Button } from '@mantine/core'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicCall } from '../../../../lib/api/api.ts'
import { isProblem } from '../../../../lib/api/problem.ts'
import { specialtyName } from '../../../../lib/i18n/i18n.ts'
import { useSession } from '../../../../lib/session/use-session.ts'
import { LinkButton } from '../../../../ui/action/link-button.tsx'
import { toast } from '../../../../ui/toast/toast.ts'
import classes from '../account.module.css'
import { accountKey } from '../account.queries.ts'

/** Loaded when opened. */
const PartDialog = lazy(async () => ({ default: (await import('../part-dialog.tsx')).PartDialog }))
const CodeDialog = lazy(async () => ({ default: (await import('../code-dialog.tsx')).CodeDialog }))

interface ItemProps {
  readonly isDone: boolean
  /** Why it matters, if it is not done. */
  readonly open: string
  readonly title: string
  readonly detail: string
  readonly action: ReactNode
}

const Item = ({ isDone, open, title, detail, action }: ItemProps) => {
  const { t } = useTranslation('specialistAccount')
  const Picture = isDone ? IconCircleCheck : IconCircleDashed
  return (
    <li className={classes.item}>
      <Picture size={24} stroke={1.75} aria-hidden className={classes.tick} data-done={isDone || undefined} />
      <span>
        <strong>{title}</strong>
        <small>
          {isDone ? t('progress.ready') : open} · {detail}
        </small>
      </span>
      {action}
    </li>
  )
}

/** The unconfirmed e-mail, which does not block the review. */
const EmailItem = ({ profile }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const customerId = profile.id
  const send = () => publicCall(resendCode, { body: { customerId } })
  const begin = async () => {
    // A code sent a minute ago is still valid.
    await send().catch((error: unknown) => {
      if (!isProblem(error, 'too_many_requests')) toast.problem(error)
    })
    setOpen(true)
  }
  const confirm = async (code: string) => {
    session.open(await publicCall(confirmRegistration, { body: { customerId, code } }))
    await client.invalidateQueries({ queryKey: accountKey })
  }
  const action = (
    <Button variant="default" size="sm" onClick={() => void begin()}>
      {t('progress.email.action')}
    </Button>
  )
  return (
    <>
      <Item
        isDone={false}
        open={t('progress.optional')}
        title={t('progress.email.title')}
        detail={t('progress.email.detail')}
        action={action}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <CodeDialog
            target={profile.contactDetails.email}
            onConfirm={confirm}
            onResend={send}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Detail of an item: a council without its proof, which the review can do without, and why patients see no specialty. */
const useDetail = ({ specialties, document, council }: SpecialistProfile) => {
  const { t } = useTranslation('specialistAccount')
  return (item: Requirement): string => {
    const reasons = (['council', 'rqe', 'catalogue'] as const).flatMap((reason) => {
      const names = specialties.filter(({ enabled, hidden }) => enabled && hidden === reason)
      return names.length === 0
        ? []
        : [
            t(`progress.items.specialty.${reason}`, {
              names: names.map(({ name }) => specialtyName(name)).join(', '),
            }),
          ]
    })
    if (item === 'council' && council && !document) return t('progress.items.council.noProof')
    return item === 'specialty' && reasons.length > 0
      ? reasons.join(' · ')
      : t(`progress.items.${item}.detail`)
  }
}

/** Approved, but no slot is open: links to the hours. */
const HoursItem = () => {
  const { t } = useTranslation('specialistAccount')
  return (
    <Item
      isDone={false}
      open={t('progress.unseen')}
      title={t('progress.hours.title')}
      detail={t('progress.hours.detail')}
      action={<LinkButton to="/specialist/calendar">{t('progress.hours.action')}</LinkButton>}
    />
  )
}

/** Requirements of the review; each item opens its form. */
export const Checklist = ({ profile }: { profile: SpecialistProfile }) => {
  const { t } = useTranslation('specialistAccount')
  const [part, setPart] = useState<Requirement>()
  const detailOf = useDetail(profile)
  const isMissing = (item: Requirement) => profile.missing.includes(item)
  const isUnseen = (item: Requirement) => item === 'specialty' && profile.obstacles.includes('specialty')
  return (
    <>
      <ul className={classes.items}>
        {requirements.map((item) => (
          <Item
            key={item}
            isDone={!isMissing(item) && !isUnseen(item)}
            open={t(isMissing(item) ? 'progress.missing' : 'progress.unseen')}
            title={t(`progress.items.${item}.title`)}
            detail={detailOf(item)}
            action={
              <Button
                variant={isMissing(item) ? 'filled' : 'default'}
                size="sm"
                aria-label={`${t(isMissing(item) ? 'progress.open' : 'progress.edit')}: ${t(`progress.items.${item}.title`)}`}
                onClick={() => setPart(item)}
              >
                {t(isMissing(item) ? 'progress.open' : 'progress.edit')}
              </Button>
            }
          />
        ))}
        {profile.status === 1 && profile.obstacles.includes('hours') && <HoursItem />}
        {!profile.emailConfirmed && <EmailItem profile={profile} />}
      </ul>
      {part && (
        <Suspense fallback={null}>
          <PartDialog part={part} profile={profile} onClose={() => setPart(undefined)} />
        </Suspense>
      )}
    </>
  )
}
