import type { Problem } from '@emma/contracts/records/problems'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { MenuEntry, OverflowMenu } from '../../../ui/action/overflow-menu.tsx'
import { ask } from '../../../ui/dialog/confirm.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import type { PatientKey } from '../records.queries.ts'
import { changeProblemMutation, deleteProblemMutation, problemsQuery } from './care.queries.ts'
import classes from './problems.module.css'

const NoteProblem = lazyPart(() => import('./note-problem.tsx'))

interface Props {
  readonly patient: PatientKey
  /** The viewer has care, and may change the list. */
  readonly canNote: boolean
}

const useProblemChanges = (patient: PatientKey) => {
  const { t } = useTranslation('patient')
  const client = useQueryClient()
  const outcome = {
    onError: (error: Error) => toast.problem(error),
    onSettled: () => client.invalidateQueries({ queryKey: problemsQuery(patient).queryKey }),
  }
  const change = useMutation({ ...changeProblemMutation, ...outcome })
  const remove = useMutation({ ...deleteProblemMutation, ...outcome })
  const takeOut = async ({ id, description }: Problem) => {
    const question = { title: t('problems.removeTitle', { description }), detail: t('problems.removeDetail') }
    if (await ask({ ...question, confirm: t('problems.removeConfirm'), destructive: true })) remove.mutate(id)
  }
  return { change: change.mutate, takeOut }
}

/** The diagnosis of a problem, since when, and until when. */
const useAbout = () => {
  const { t } = useTranslation('patient')
  return ({ cid, description, since, resolved_at }: Problem): string => {
    const diagnosis =
      cid === null ? null : cid.description === description ? cid.code : `${cid.code} ${cid.description}`
    const start = since === null ? null : t('problems.since', { date: formatDate(noonOf(since), 'UTC') })
    const end = resolved_at === null ? null : t('problems.resolvedAt', { date: formatDate(resolved_at) })
    return [diagnosis, start, end].filter((part) => part !== null && part !== '').join(' · ')
  }
}

const Row = ({ problem, patient, canNote }: { problem: Problem } & Props) => {
  const { t } = useTranslation('patient')
  const { change, takeOut } = useProblemChanges(patient)
  const { id, description, resolved_at } = problem
  const about = useAbout()(problem)
  return (
    <li className={classes.problem} data-over={resolved_at !== null || undefined}>
      <span>
        <strong>{description}</strong>
        {about !== '' && <small>{about}</small>}
      </span>
      {canNote && (
        <OverflowMenu label={t('problems.menu', { description })}>
          <MenuEntry onClick={() => change({ id, resolved: resolved_at === null })}>
            {t(resolved_at === null ? 'problems.resolve' : 'problems.reopen')}
          </MenuEntry>
          <MenuEntry danger onClick={() => void takeOut(problem)}>
            {t('problems.remove')}
          </MenuEntry>
        </OverflowMenu>
      )}
    </li>
  )
}

const List = ({ problems, ...props }: { problems: readonly Problem[] } & Props) => {
  const { t } = useTranslation('patient')
  const [active, over] = [
    problems.filter(({ resolved_at }) => resolved_at === null),
    problems.filter(({ resolved_at }) => resolved_at !== null),
  ]
  const rows = (some: readonly Problem[]) => (
    <ul className={classes.problems}>
      {some.map((problem) => (
        <Row key={problem.id} problem={problem} {...props} />
      ))}
    </ul>
  )
  return (
    <>
      {active.length === 0 ? <p className={layout.muted}>{t('problems.none')}</p> : rows(active)}
      {over.length > 0 && (
        <details className={classes.over}>
          <summary>{t('problems.over', { count: over.length })}</summary>
          {rows(over)}
        </details>
      )}
    </>
  )
}

/** The patient's current and past problems. */
export const Problems = (props: Props) => {
  const { t } = useTranslation('patient')
  const [isNoting, setNoting] = useState(false)
  return (
    <Panel
      title={t('problems.title')}
      action={
        props.canNote && (
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setNoting(true)}
          >
            {t('problems.note')}
          </Button>
        )
      }
    >
      <QueryView query={useQuery(problemsQuery(props.patient))} skeleton={<LoadingLines count={2} />}>
        {({ data }) => <List problems={data} {...props} />}
      </QueryView>
      {isNoting && (
        <Suspense>
          <NoteProblem patient={props.patient} onClose={() => setNoting(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
