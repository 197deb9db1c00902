import type { Notification } from '@emma/contracts/notifications'
import { Button, CloseButton } from '@mantine/core'
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatShortDay } from '../../lib/format.ts'
import { closePanel, HeaderMenu } from '../../ui/frame/header-menu.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import classes from './notifications.module.css'
import type { Side } from './notifications.queries.ts'
import { useNotifications } from './use-notifications.ts'

const shown = 20
const most = 9

/** On the reader's clock, as short as a list needs it. */
const momentOf = (instant: string): string => `${formatShortDay(instant)} ${formatHour(instant)}`

/** Where a notification is about. */
const useDoor = (side: Side) => {
  const navigate = useNavigate()
  return ({ kind, schedule_id }: Notification): void => {
    if (kind === 'withdrawal_waiting') void navigate({ to: '/finance/approve-withdrawal' })
    else if (kind.startsWith('withdrawal') || kind === 'bank_account_changed') {
      void navigate({ to: '/specialist/balances' })
    } else if (side === 'specialist') {
      if (schedule_id) void navigate({ to: '/specialist/consultas' })
    } else if (kind === 'canceled_by_specialist') void navigate({ to: '/customer' })
    else if (kind === 'document_ready') void navigate({ to: '/customer/prescricao' })
    else if (kind === 'break_glass')
      void navigate({ to: '/customer/area-paciente', search: { tab: 'access' } })
    else if (schedule_id) void navigate({ to: '/customer/agenda', search: { open: schedule_id } })
  }
}

const Item = ({
  item,
  side,
  onOpen,
  onRemove,
}: {
  item: Notification
  side: Side
  onOpen: () => void
  onRemove: () => void
}) => {
  const { t } = useTranslation('notifications')
  const { kind, specialist, customer, starts_at, amount, read, created_at } = item
  const words = {
    name: (side === 'specialist' ? customer?.name : specialist?.name) ?? '',
    moment: starts_at ? momentOf(starts_at) : '',
    amount: formatBRL(amount ?? 0),
  }
  const title = t(`kinds.${kind}.title`)
  return (
    <li className={classes.item} data-new={!read || undefined}>
      <button
        type="button"
        onClick={(event) => {
          closePanel(event.currentTarget)
          onOpen()
        }}
      >
        <strong>{title}</strong>
        <span>{t(`kinds.${kind}.detail`, words)}</span>
        <small>{momentOf(created_at)}</small>
      </button>
      <CloseButton aria-label={t('bell.removeOf', { title })} onClick={onRemove} />
    </li>
  )
}

/** The bell of the header: how many are new, and the list. */
export default function Bell({ side }: { side: Side }) {
  const { t } = useTranslation('notifications')
  const { query, read, remove, clear, isBusy } = useNotifications(side, { pageSize: shown })
  const open = useDoor(side)
  const unread = query.data?.unread ?? 0
  const choose = (item: Notification) => {
    if (!item.read) read(item.id)
    open(item)
  }
  return (
    <HeaderMenu
      wide
      label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label')}
      picture={
        <span className={classes.bell}>
          <IconBell size={22} stroke={1.75} aria-hidden />
          {unread > 0 && (
            <span className={classes.count} aria-hidden>
              {unread > most ? `${most}+` : unread}
            </span>
          )}
        </span>
      }
    >
      <div className={classes.top}>
        <h2>{t('bell.title')}</h2>
        {(query.data?.data.length ?? 0) > 0 && (
          <Button size="xs" variant="subtle" loading={isBusy} onClick={clear}>
            {t('bell.clear')}
          </Button>
        )}
      </div>
      <QueryView
        query={query}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className={classes.none}>{t('bell.noneDetail')}</p>}
      >
        {({ data }) => (
          <ul className={classes.list}>
            {data.map((item) => (
              <Item
                key={item.id}
                item={item}
                side={side}
                onOpen={() => choose(item)}
                onRemove={() => remove(item.id)}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </HeaderMenu>
  )
}
