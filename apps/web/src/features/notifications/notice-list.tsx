import type { Notification } from '@emma/contracts/notifications'
import { groupOf } from '@emma/domain/notifications'
import { CloseButton, VisuallyHidden } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatShortDay } from '../../lib/format.ts'
import { GroupIcon } from './group-icon.tsx'
import classes from './notifications.module.css'
import type { Side } from './notifications.queries.ts'

/** On the reader's clock, as short as a list needs it. */
const momentOf = (instant: string): string => `${formatShortDay(instant)} ${formatHour(instant)}`

const useWords = (side: Side, { kind, specialist, customer, company, starts_at, amount }: Notification) => {
  const { t } = useTranslation('notifications')
  const words = {
    name: (side === 'specialist' ? customer?.name : specialist?.name) ?? '',
    moment: starts_at ? momentOf(starts_at) : '',
    amount: formatBRL(amount ?? 0),
    company: company?.name ?? '',
  }
  return { title: t(`kinds.${kind}.title`, words), detail: t(`kinds.${kind}.detail`, words) }
}

/** The item above or below: its first button. */
const buttonBeside = (element: Element, side: 'previous' | 'next'): HTMLButtonElement | null => {
  const item = element.closest('li')
  const beside = side === 'next' ? item?.nextElementSibling : item?.previousElementSibling
  return beside?.querySelector('button') ?? null
}

/** Who takes something away by the keyboard goes on with what is beside it. */
const focusBeside = (element: Element): void =>
  (buttonBeside(element, 'next') ?? buttonBeside(element, 'previous'))?.focus()

const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const sides = { ArrowDown: 'next', ArrowUp: 'previous' } as const
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  event.preventDefault()
  buttonBeside(event.currentTarget, sides[event.key])?.focus()
}

interface ItemProps {
  readonly item: Notification
  readonly side: Side
  readonly onOpen: () => void
  readonly onRemove: () => void
}

const Item = ({ item, side, onOpen, onRemove }: ItemProps) => {
  const { t } = useTranslation('notifications')
  const { title, detail } = useWords(side, item)
  const remove = (element: Element) => {
    focusBeside(element)
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
  readonly side: Side
  readonly items: readonly Notification[]
  readonly onOpen: (item: Notification) => void
  readonly onRemove: (id: string) => void
}

/** Notices, newest first: the arrows go from one to the next, Delete takes one away, opening one leads to its screen. */
export const NoticeList = ({ side, items, onOpen, onRemove }: Props) => {
  const { history } = useRouter()
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          side={side}
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
