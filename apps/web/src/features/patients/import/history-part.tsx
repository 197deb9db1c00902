import type { PatientImport } from '@emma/contracts/patients/imports'
import { Alert, Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { formatNumber } from '../../../lib/i18n/format-names.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { ask } from '../../../ui/dialog/confirm.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './import.module.css'
import { importsQuery, undoMutation } from './import.queries.ts'

type Kept = Awaited<ReturnType<NonNullable<(typeof undoMutation)['mutationFn']>>>['kept']

const KeptPeople = ({ kept }: { kept: Kept }) => {
  const { t } = useTranslation('contacts')
  return (
    <Alert color="sky" role="status">
      <p>{t('undo.kept', { count: kept.length, figure: formatNumber(kept.length) })}</p>
      <ul>
        {kept.map(({ id, name, reason }) => (
          <li key={id}>
            <TextLink to="/specialist/contato/$id" params={{ id }}>
              {name}
            </TextLink>{' '}
            ({t(`undo.${reason}`)})
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** The outcome of an import, or until when it can be undone. */
const useOutcome = ({ undone_at, undo_until, removed, made }: PatientImport): string => {
  const { t } = useTranslation('contacts')
  if (undone_at !== null) {
    const figures = {
      when: formatDate(undone_at),
      removed: formatNumber(removed ?? 0),
      made: formatNumber(made),
    }
    return t(removed === made ? 'history.undone' : 'history.undoneSome', figures)
  }
  return undo_until === null ? t('history.over') : t('history.until', { until: formatDate(undo_until) })
}

interface RowProps {
  readonly row: PatientImport
  readonly isUndoing: boolean
  readonly onUndo: () => void
}

const Row = ({ row, isUndoing, onUndo }: RowProps) => {
  const { t } = useTranslation('contacts')
  const state = useOutcome(row)
  const { file_name, created_at, made, undo_until } = row
  const name = file_name || t('history.noName')
  const count = t('history.made', { count: made, figure: formatNumber(made) })
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{[formatDate(created_at), count, state].join(' · ')}</small>
      </span>
      {undo_until !== null && (
        <Button
          variant="subtle"
          color="coral"
          loading={isUndoing}
          aria-label={t('history.undoLabel', { name })}
          onClick={onUndo}
        >
          {t('history.undo')}
        </Button>
      )}
    </li>
  )
}

/** Earlier imports, newest first; each can be undone for a while. */
export const HistoryPart = () => {
  const { t } = useTranslation('contacts')
  const client = useQueryClient()
  const [kept, setKept] = useState<Kept>([])
  const rows = useQuery(importsQuery).data ?? []
  const undo = useMutation({
    ...undoMutation,
    onSuccess: (undone) => {
      setKept(undone.kept)
      if (undone.kept.length === 0) toast.success(t('undo.done'))
    },
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: ['patients'] }),
  })
  const start = async (id: string) => {
    const question = { title: t('undo.title'), detail: t('undo.detail'), confirm: t('undo.confirm') }
    if (await ask({ ...question, destructive: true })) undo.mutate(id)
  }
  if (rows.length === 0) return null
  return (
    <Panel title={t('history.title')}>
      {kept.length > 0 && <KeptPeople kept={kept} />}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            isUndoing={undo.isPending && undo.variables === row.id}
            onUndo={() => void start(row.id)}
          />
        ))}
      </ul>
    </Panel>
  )
}
