import type { Notification } from '@emma/contracts/notifications/notification'
import { groupOf } from '@emma/domain/notifications'
import { CloseButton, VisuallyHidden } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatShortDay } from '../../lib/i18n/format.ts'
import layout from '../../ui/layout/layout.module.css'
import { GroupIcon } from './group-icon.tsx'
import classes from './notifications.module.css'
import type { Audience } from './notifications.queries.ts'

/** In the reader's zone, short enough for a list. */
const momentOf = (instant: string): string => `${formatShortDay(instant)} ${formatHour(instant)}`

const useWords = (
  audience: Audience,
  { kind, canceled_by, specialist, customer, company, assistant, starts_at, amount, lapsed }: Notification,
) => {
  const { t } = useTranslation('notifications')
  const words = {
    name: (audience === 'specialist' ? customer?.name : specialist?.name) ?? '',
    moment: starts_at ? momentOf(starts_at) : '',
    amount: formatBRL(amount ?? 0),
    company: company?.name ?? '',
    assistant: assistant?.name ?? '',
    ofCompany: company ? t('ofCompany', { company: company.name }) : '',
  }
  const isByEmma = kind === 'canceled_by_specialist' && canceled_by === 'platform'
  const told = isByEmma ? 'canceled_by_platform' : kind
  if (lapsed) return { title: t('lapsed.title', words), detail: t('lapsed.detail', words) }
  return { title: t(`kinds.${told}.title`, words), detail: t(`kinds.${told}.detail`, words) }
}

/** The first button of the item above or below. */
const neighbourButton = (element: Element, audience: 'previous' | 'next'): HTMLButtonElement | null => {
  const item = element.closest('li')
  const neighbour = audience === 'next' ? item?.nextElementSibling : item?.previousElementSibling
  return neighbour?.querySelector('button') ?? null
}

/** After removing an entry by keyboard, the focus moves to its neighbour. */
const focusNeighbour = (element: Element): void =>
  (neighbourButton(element, 'next') ?? neighbourButton(element, 'previous'))?.focus()

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const directions = { ArrowDown: 'next', ArrowUp: 'previous' } as const
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  neighbourButton(event.currentTarget, directions[event.key])?.focus()
}

interface ItemProps {
  readonly item: Notification
  readonly audience: Audience
  readonly onOpen: () => void
  readonly onRemove: () => void
}

const Item = ({ item, audience, onOpen, onRemove }: ItemProps) => {
  const { t } = useTranslation('notifications')
  const { title, detail } = useWords(audience, item)
  const remove = (element: Element) => {
    focusNeighbour(element)
    onRemove()
  }
  return (
    <li className={classes.item} data-new={!item.read || undefined}>
      <button
        type="button"
        onClick={onOpen}
        onKeyDown={(event) => {
          moveFocus(event)
          if (event.key === 'Delete') remove(event.currentTarget)
        }}
      >
        <GroupIcon group={groupOf(item.kind)} />
        <span>
          <strong>
            {title}
            {!item.read && <VisuallyHidden> {t('centre.new')}</VisuallyHidden>}
          </strong>
          <span>{detail}</span>
          <small>{momentOf(item.created_at)}</small>
        </span>
      </button>
      <CloseButton
        aria-label={t('bell.removeOf', { title })}
        onClick={(event) => remove(event.currentTarget)}
      />
    </li>
  )
}

interface Props {
  readonly audience: Audience
  readonly items: readonly Notification[]
  readonly onOpen: (item: Notification) => void
  readonly onRemove: (id: string) => void
}

/** Notices, newest first: arrow keys move between them, Delete removes one, opening one leads to its screen. */
export const NoticeList = ({ audience, items, onOpen, onRemove }: Props) => {
  const { history } = useRouter()
  return (
    <ul className={`${layout.rows} ${layout.close}`}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          audience={audience}
          onOpen={() => {
            onOpen(item)
            history.push(item.path)
          }}
          onRemove={() => onRemove(item.id)}
        />
      ))}
    </ul>
  )
}
