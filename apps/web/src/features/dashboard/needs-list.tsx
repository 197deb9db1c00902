import type { PlatformNeed, PracticeNeed } from '@emma/contracts/dashboard'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './figures.module.css'
import { FiguresSection } from './figures-section.tsx'

type Kind = PracticeNeed | PlatformNeed

/** Where it is done. */
const places = {
  unsigned_records: '/specialist/records/list',
  missing_items: '/specialist/perfil',
  no_specialty_shown: '/specialist/perfil',
  no_open_slots: '/specialist/calendar',
  conflicts: '/specialist/calendar',
  open_invites: '/specialist/companies',
  withdrawals_to_approve: '/finance/approve-withdrawal',
  companies_to_review: '/admin/companies',
  specialists_to_review: '/admin/specialists',
  differences_open: '/admin/balances',
  refunds_failed: '/admin/balances',
  errors_open: '/admin/logs/list',
  jobs_behind: '/admin/logs/list',
} as const satisfies Readonly<Record<Kind, string>>

/** The part of that screen. */
const parts: Partial<Readonly<Record<Kind, Readonly<Record<string, string>>>>> = {
  differences_open: { view: 'differences' },
}

interface Props {
  readonly needs: readonly { readonly kind: Kind; readonly count: number }[]
  /** Notifications that were not read; an admin has none here. */
  readonly unread?: number
}

/** What waits for this person, each with the way there. */
export const NeedsList = ({ needs, unread = 0 }: Props) => {
  const { t } = useTranslation('figures')
  const isNothing = needs.length === 0 && unread === 0
  return (
    <FiguresSection title={t('needs.title')}>
      {isNothing ? (
        <p className={classes.muted}>{t('needs.none')}</p>
      ) : (
        <ul className={classes.list}>
          {needs.map(({ kind, count }) => (
            <li key={kind}>
              <Link to={places[kind]} search={parts[kind] ?? {}} className={classes.need}>
                <IconAlertCircle size={20} stroke={1.75} aria-hidden className={classes.mark} />
                <span>{t(`needs.${kind}`, { count })}</span>
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
