import type { ServedPractice } from '@emma/contracts/assistants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { on, onMissed } from '../../../lib/realtime/realtime.ts'
import { useSession, useUser } from '../../../lib/session/use-session.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import classes from '../assistants.module.css'
import { assistantKey, assistantQuery } from '../assistants.queries.ts'

/** Switches to another specialist; clears cached data of the previous one first. */
const useServe = () => {
  const session = useSession()
  const client = useQueryClient()
  return (specialistId: string | undefined) => {
    session.serve(specialistId)
    void client.resetQueries({
      predicate: ({ queryKey }) => queryKey[0] !== assistantKey[0] || queryKey[1] !== 'me',
    })
  }
}

interface Props {
  readonly children: (practice: ServedPractice) => ReactNode
}

const Bar = ({ practices, practice }: { practices: readonly ServedPractice[]; practice: ServedPractice }) => {
  const { t } = useTranslation('assistants')
  const serve = useServe()
  return (
    <div className={classes.bar}>
      {practices.length === 1 ? (
        <p className={classes.quiet}>{t('practice.one', { name: practice.name })}</p>
      ) : (
        <SelectField
          label={t('practice.label')}
          value={practice.specialist_id}
          data={practices.map(({ specialist_id, name }) => ({ value: specialist_id, label: name }))}
          onChange={serve}
        />
      )}
      {!practice.active && <p className={classes.quiet}>{t('practice.inactive')}</p>}
    </div>
  )
}

const Served = ({ practices, children }: Props & { practices: readonly ServedPractice[] }) => {
  const { t } = useTranslation('assistants')
  const chosen = useUser()?.specialistId
  const serve = useServe()
  const practice = practices.find(({ specialist_id }) => specialist_id === chosen)
  const first = practices[0]?.specialist_id
  const isLost = practice === undefined
  useEffect(() => {
    if (isLost && first !== chosen) serve(first)
  })
  if (practices.length === 0)
    return <EmptyState alone picture="agenda" title={t('practice.none')} detail={t('practice.noneDetail')} />
  if (practice === undefined) return <LoadingLines />
  return (
    <>
      <Bar practices={practices} practice={practice} />
      <div key={practice.specialist_id}>{children(practice)}</div>
    </>
  )
}

/**
 * Keeps a socket open, which ends at once with the membership; what a changed right shows or hides follows at once, and
 * everything is reloaded after a lost connection.
 */
const useConnection = () => {
  const client = useQueryClient()
  useEffect(() => onMissed(() => void client.invalidateQueries()), [client])
  useEffect(
    () => on('team:changed', () => void client.invalidateQueries({ queryKey: assistantQuery.queryKey })),
    [client],
  )
}

/** Shows and switches the specialist the screen works for. */
export const PracticeGate = ({ children }: Props) => {
  useConnection()
  return (
    <QueryView query={useQuery(assistantQuery)} skeleton={<LoadingLines shape="block" count={2} />}>
      {({ practices }) => <Served practices={practices}>{children}</Served>}
    </QueryView>
  )
}
