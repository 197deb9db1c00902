import { groupsFor, noticeGroups } from '@emma/domain/notifications'
import { Button, Drawer } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import { ask } from '../../ui/dialog/confirm.ts'
import { FailureScope } from '../../ui/failure/failures.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { NoticeList } from './notice-list.tsx'
import classes from './notifications.module.css'
import { type Audience, type Chosen, centreQuery } from './notifications.queries.ts'
import { useNotificationActs } from './use-notifications.ts'

const everything: Chosen = { group: '', unread: false }

const profiles = {
  customer: '/customer/perfil/notificacoes',
  specialist: '/specialist/perfil/notificacoes',
  admin: '/admin/perfil',
} as const

interface FilterProps {
  readonly audience: Audience
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
}

/** The filter: only new ones, or one subject. */
const Filters = ({ audience, chosen, onChoose }: FilterProps) => {
  const { t } = useTranslation('notifications')
  const subjects = groupsFor(audience).map((value) => ({ value, label: t(`groups.${value}.title`) }))
  return (
    <div className={classes.filters}>
      <SelectField
        label={t('centre.about')}
        data={[{ value: '', label: t('centre.everything') }, ...subjects]}
        value={chosen.group}
        onChange={(value) =>
          onChoose({ ...chosen, group: noticeGroups.find((group) => group === value) ?? '' })
        }
      />
      <Button
        variant={chosen.unread ? 'light' : 'default'}
        aria-pressed={chosen.unread}
        onClick={() => onChoose({ ...chosen, unread: !chosen.unread })}
      >
        {t('centre.onlyNew')}
      </Button>
    </div>
  )
}

const Nothing = ({ chosen, onClear }: { chosen: Chosen; onClear: () => void }) => {
  const { t } = useTranslation('notifications')
  const isAll = chosen.group === '' && !chosen.unread
  if (isAll) return <EmptyState picture="inbox" title={t('centre.none')} detail={t('bell.noneDetail')} />
  return (
    <EmptyState
      picture="inbox"
      title={t('centre.noneOfThese')}
      action={
        <Button variant="default" onClick={onClear}>
          {t('centre.showAll')}
        </Button>
      }
    />
  )
}

/** Actions on all of them: mark as read, or clear the shown ones after confirmation. */
const Acts = ({ audience, chosen, hasNew }: { audience: Audience; chosen: Chosen; hasNew: boolean }) => {
  const { t } = useTranslation('notifications')
  const { readAll, clear, isBusy } = useNotificationActs(audience)
  const clearAll = async () => {
    const { group } = chosen
    const words =
      group === ''
        ? t('centre.clearAsked')
        : t('centre.clearGroupAsked', { about: t(`groups.${group}.title`) })
    const question = {
      title: words,
      detail: t('centre.clearDetail'),
      confirm: t('bell.clear'),
      destructive: true,
    }
    if (await ask(question)) clear(group === '' ? {} : { group })
  }
  return (
    <div className={classes.acts}>
      <Button size="sm" variant="subtle" disabled={!hasNew || isBusy} onClick={readAll}>
        {t('centre.readAll')}
      </Button>
      <Button size="sm" variant="subtle" color="gray" disabled={isBusy} onClick={() => void clearAll()}>
        {t('bell.clear')}
      </Button>
    </div>
  )
}

const Content = ({ audience, onClose }: { audience: Audience; onClose: () => void }) => {
  const { t } = useTranslation('notifications')
  const [chosen, choose] = useState(everything)
  const query = useInfiniteQuery(centreQuery(audience, chosen))
  const { read, remove } = useNotificationActs(audience)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <>
      <Filters audience={audience} chosen={chosen} onChoose={choose} />
      <FailureScope>
        <QueryView
          query={query}
          isEmpty={({ pages }) => pages[0]?.data.length === 0}
          empty={<Nothing chosen={chosen} onClear={() => choose(everything)} />}
        >
          {({ pages }) => (
            <>
              <Acts audience={audience} chosen={chosen} hasNew={(pages[0]?.unread ?? 0) > 0} />
              <NoticeList
                audience={audience}
                items={pages.flatMap(({ data }) => data)}
                onRemove={remove}
                onOpen={(item) => {
                  if (!item.read) read(item.id)
                  onClose()
                }}
              />
              {hasNextPage && (
                <Button
                  fullWidth
                  variant="default"
                  loading={isFetchingNextPage}
                  onClick={() => void fetchNextPage()}
                >
                  {t('centre.more')}
                </Button>
              )}
            </>
          )}
        </QueryView>
      </FailureScope>
      <p className={classes.foot}>
        <TextLink to={profiles[audience]} hash="avisos" onClick={onClose}>
          {t('centre.settings')}
        </TextLink>
      </p>
    </>
  )
}

interface Props {
  readonly audience: Audience
  readonly opened: boolean
  readonly onClose: () => void
}

/** A person's notifications, beside the current screen. */
export default function Centre({ audience, opened, onClose }: Props) {
  const { t } = useTranslation('notifications')
  return (
    <Drawer.Root opened={opened} onClose={onClose} position="right" size={440}>
      <Drawer.Overlay />
      <Drawer.Content>
        {/* A plain row, not a banner landmark. */}
        <Drawer.Header role="presentation">
          <Drawer.Title className={classes.title}>{t('bell.title')}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('centre.close')} />
        </Drawer.Header>
        <Drawer.Body className={layout.list}>
          <Content audience={audience} onClose={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
