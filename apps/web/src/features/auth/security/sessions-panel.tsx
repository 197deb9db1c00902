import type { SessionItem } from '@emma/contracts/auth'
import { Badge, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import classes from './security.module.css'
import { endOthersMutation, endSessionMutation, sessionsQuery } from './security.queries.ts'
import { SecurityPanel } from './security-panel.tsx'
import { useSecurityChange } from './use-security-change.ts'

const SessionLine = ({ session }: { session: SessionItem }) => {
  const { t } = useTranslation('security')
  const { id, device, address, last_used_at, current } = session
  const end = useSecurityChange(endSessionMutation, t('sessions.ended'))
  const askFirst = async () => {
    const sure = await ask({
      title: t('sessions.endTitle', { device }),
      detail: t('sessions.endDetail'),
      confirm: t('sessions.end'),
      destructive: true,
    })
    if (sure) end.mutate(id)
  }
  const when = `${formatDate(last_used_at)} ${formatHour(last_used_at)}`
  return (
    <li className={classes.item}>
      <span className={classes.itemName}>
        {device}
        <small>{[t('sessions.lastUsed', { when }), address].filter(Boolean).join(' · ')}</small>
      </span>
      {current ? (
        <Badge variant="light">{t('sessions.current')}</Badge>
      ) : (
        <Button
          variant="subtle"
          color="coral"
          loading={end.isPending}
          onClick={() => void askFirst()}
          aria-label={t('sessions.endOf', { device })}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}

const EndOthers = () => {
  const { t } = useTranslation('security')
  const end = useSecurityChange(endOthersMutation, t('sessions.endedOthers'))
  const askFirst = async () => {
    const sure = await ask({
      title: t('sessions.endOthersTitle'),
      detail: t('sessions.endOthersDetail'),
      confirm: t('sessions.endOthers'),
      destructive: true,
    })
    if (sure) end.mutate()
  }
  return (
    <div className={layout.actions}>
      <Button variant="default" loading={end.isPending} onClick={() => void askFirst()}>
        {t('sessions.endOthers')}
      </Button>
    </div>
  )
}

/** More are shown on request. */
const FIRST = 3

export const SessionsPanel = () => {
  const { t } = useTranslation('security')
  const [all, setAll] = useState(false)
  return (
    <SecurityPanel title={t('sessions.title')}>
      <QueryView query={useQuery(sessionsQuery)}>
        {(sessions) => (
          <>
            <ul className={`${layout.rows} ${layout.close}`}>
              {sessions.slice(0, all ? undefined : FIRST).map((session) => (
                <SessionLine key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > FIRST && !all && (
              <div className={layout.actions}>
                <Button variant="subtle" onClick={() => setAll(true)}>
                  {t('sessions.all', { count: sessions.length })}
                </Button>
              </div>
            )}
            {sessions.length > 1 && <EndOthers />}
          </>
        )}
      </QueryView>
    </SecurityPanel>
  )
}
