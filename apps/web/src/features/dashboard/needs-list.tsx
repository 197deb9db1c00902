import type { PlatformNeed, PracticeNeed } from '@emma/contracts/dashboard'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import layout from '../../ui/layout/layout.module.css'
import classes from './figures.module.css'
import { FiguresSection } from './figures-section.tsx'

type Kind = PracticeNeed | PlatformNeed

/** Where each is done. */
const places = {
  unsigned_records: '/specialist/records/list',
  unread_chats: '/specialist/app/chat',
  missing_items: '/specialist/perfil',
  no_specialty_shown: '/specialist/especialidades',
  no_open_slots: '/specialist/horarios',
  conflicts: '/specialist/horarios',
  open_invites: '/specialist/companies',
  withdrawals_to_approve: '/finance/approve-withdrawal',
  answers_awaited: '/specialist/novo-agendamento',
  companies_to_review: '/admin/companies',
  specialists_to_review: '/admin/specialists',
  differences_open: '/admin/balances',
  refunds_failed: '/admin/balances',
  errors_open: '/admin/logs/list',
  jobs_behind: '/admin/logs/list',
} as const satisfies Readonly<Record<Kind, string>>

/** The part of that screen. */
const parts: Partial<Readonly<Record<Kind, Readonly<Record<string, string>>>>> = {
  unsigned_records: { status: 'draft' },
  differences_open: { view: 'differences' },
}

interface Need {
  readonly kind: Kind
  readonly count: number
  /** Names of the first people concerned. */
  readonly names?: readonly string[]
}

interface Props {
  readonly needs: readonly Need[]
  /** Unread notifications; not shown to admins. */
  readonly unread?: number
}

/** `Lívia Vieira, Bruna Alves e mais 3`. */
const Names = ({ count, names = [] }: Need) => {
  const { t } = useTranslation('figures')
  const more = count - names.length
  if (names.length === 0) return null
  const named = names.join(', ')
  return (
    <small className={classes.muted}>
      {more > 0 ? t('needs.more', { names: named, count: more }) : named}
    </small>
  )
}

/** What waits for somebody else is no alarm. */
const Mark = ({ kind }: Pick<Need, 'kind'>) =>
  kind === 'answers_awaited' ? (
    <IconClock size={20} stroke={1.75} aria-hidden />
  ) : (
    <IconAlertCircle size={20} stroke={1.75} aria-hidden className={classes.mark} />
  )

/** Pending matters of this person, each with its link. */
export const NeedsList = ({ needs, unread = 0 }: Props) => {
  const { t } = useTranslation('figures')
  const isNothing = needs.length === 0 && unread === 0
  return (
    <FiguresSection title={t('needs.title')}>
      {isNothing ? (
        <p className={classes.muted}>{t('needs.none')}</p>
      ) : (
        <ul className={`${layout.boxed} ${classes.list}`}>
          {needs.map((need) => (
            <li key={need.kind}>
              <Link to={places[need.kind]} search={parts[need.kind] ?? {}} className={classes.need}>
                <Mark kind={need.kind} />
                <span>
                  {t(`needs.${need.kind}`, { count: need.count })}
                  <Names {...need} />
                </span>
                <IconChevronRight size={20} stroke={1.75} aria-hidden />
              </Link>
            </li>
          ))}
          {unread > 0 && (
            <li className={classes.need}>
              <IconBell size={20} stroke={1.75} aria-hidden />
              <span>
                {t('needs.unread', { count: unread })}
                <small className={classes.muted}>{t('needs.unreadWhere')}</small>
              </span>
            </li>
          )}
        </ul>
      )}
    </FiguresSection>
  )
}
