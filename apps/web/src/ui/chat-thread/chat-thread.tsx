import { Button } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import { Fragment, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDay } from '../../lib/i18n/format.ts'
import { addDays, dateAt, today } from '../../lib/time/days.ts'
import layout from '../layout/layout.module.css'
import { Bubble } from './bubble.tsx'
import classes from './chat-thread.module.css'
import type { ItemActions, ThreadItem } from './thread-item.ts'
import { useStay } from './use-stay.ts'

interface Props extends ItemActions {
  /** The other person. */
  readonly name: string
  readonly items: readonly ThreadItem[]
  /** The message above which a line shows how many were unread. */
  readonly unread: { readonly key: string; readonly count: number } | null
  readonly older: 'none' | 'idle' | 'loading' | 'failed'
  readonly onOlder: () => void
  /** The newest is visible. */
  readonly onSeen: () => void
}

const DayLine = ({ at }: { at: string }) => {
  const { t } = useTranslation('chat')
  const day = dateAt(at)
  const isThisYear = day.slice(0, 4) === today().slice(0, 4)
  const named = isThisYear ? formatDay(at) : formatDate(at)
  const near = day === today() ? t('thread.today') : day === addDays(today(), -1) && t('thread.yesterday')
  return (
    <li className={classes.day}>
      <span>{near || named}</span>
    </li>
  )
}

const UnreadLine = ({ count }: { count: number }) => {
  const { t } = useTranslation('chat')
  return (
    <li className={classes.unread} data-unread-line>
      <span>{t('thread.unread', { count })}</span>
    </li>
  )
}

const Older = ({ older, onOlder }: Pick<Props, 'older' | 'onOlder'>) => {
  const { t } = useTranslation('chat')
  if (older === 'none') return null
  return (
    <div className={classes.older}>
      {older === 'failed' && <p role="alert">{t('thread.loadFailed')}</p>}
      <Button size="sm" variant="subtle" loading={older === 'loading'} onClick={onOlder}>
        {t(older === 'failed' ? 'thread.retry' : 'thread.older')}
      </Button>
    </div>
  )
}

/** Announces the other person's new message to screen readers. */
const useArrival = (items: readonly ThreadItem[], name: string): string => {
  const { t } = useTranslation('chat')
  const [opened] = useState(() => items.at(-1)?.at ?? '')
  const last = items.findLast(({ own }) => !own)
  if (!last || last.at <= opened) return ''
  return t('thread.arrived', { name, text: last.text || (last.file?.name ?? '') })
}

/** How many of the other person's messages arrived while the end was not visible. */
const useBelow = (items: readonly ThreadItem[], isAway: boolean): number => {
  const [seen, setSeen] = useState<string>()
  const last = items.at(-1)?.key
  if (!isAway && seen !== last) setSeen(last)
  const from = items.findIndex(({ key }) => key === seen)
  return isAway ? items.slice(from + 1).filter(({ own }) => !own).length : 0
}

const List = ({ items, unread, name, onRetry, onDiscard }: Props) => (
  <ol className={classes.list}>
    {items.map((item, index) => {
      const before = items[index - 1]
      return (
        <Fragment key={item.key}>
          {(!before || dateAt(before.at) !== dateAt(item.at)) && <DayLine at={item.at} />}
          {unread?.key === item.key && <UnreadLine count={unread.count} />}
          <Bubble item={item} name={name} onRetry={onRetry} onDiscard={onDiscard} />
        </Fragment>
      )
    })}
  </ol>
)

/** The messages of two people, by day, newest last. */
export const ChatThread = (props: Props) => {
  const { name, items, older, onOlder, onSeen } = props
  const { t } = useTranslation('chat')
  const onBegin = useCallback(() => {
    if (older === 'idle') onOlder()
  }, [older, onOlder])
  const { box, isAway, look, toEnd } = useStay({ items, onBegin, onEnd: onSeen })
  const below = useBelow(items, isAway)
  return (
    <div className={classes.frame}>
      <div
        ref={box}
        className={classes.scroller}
        role="log"
        // New messages are announced below; here, loaded older ones would be announced too.
        aria-live="off"
        aria-label={t('thread.label', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard (WCAG 2.1.1).
        tabIndex={0}
        onScroll={look}
      >
        <Older older={older} onOlder={onOlder} />
        <List {...props} />
      </div>
      {isAway && (
        <Button
          className={classes.newest}
          size="sm"
          variant={below > 0 ? 'filled' : 'default'}
          radius="xl"
          leftSection={<IconArrowDown size={18} aria-hidden />}
          onClick={toEnd}
        >
          {below > 0 ? t('thread.newestCount', { count: below }) : t('thread.newest')}
        </Button>
      )}
      <span role="status" className={layout.hidden}>
        {useArrival(items, name)}
      </span>
    </div>
  )
}
