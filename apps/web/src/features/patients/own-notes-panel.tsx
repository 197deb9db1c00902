import type { OwnNotes } from '@emma/contracts/patients'
import { MOST_TAGS } from '@emma/contracts/patients'
import { Button, TagsInput, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import { formatMoment } from '../../lib/i18n/format.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { toast } from '../../ui/toast/toast.ts'
import classes from './patients.module.css'
import { noteMutation, ownNotesQuery, patientTagsQuery, tagsMutation, type Whom } from './patients.queries.ts'

interface Props {
  readonly whom: Whom
  readonly own: OwnNotes
}

/** Changes are saved at once; a refusal restores the previous tags. */
const Tags = ({ whom, own }: Props) => {
  const { t } = useTranslation('patients')
  const client = useQueryClient()
  const known = useQuery(patientTagsQuery).data?.data ?? []
  const save = useMutation({
    ...tagsMutation(whom),
    onSuccess: (saved) => {
      client.setQueryData(ownNotesQuery(whom).queryKey, saved)
      void client.invalidateQueries({ queryKey: ['patients', 'list'] })
      void client.invalidateQueries({ queryKey: patientTagsQuery.queryKey })
    },
    onError: (error) => toast.problem(error),
  })
  const shown = save.isPending ? save.variables : own.tags.map(({ name }) => name)
  return (
    <TagsInput
      label={t('own.tags')}
      description={t('own.tagsHint')}
      placeholder={shown.length === 0 ? t('own.tagsPlaceholder') : ''}
      data={known.map(({ name }) => name)}
      value={[...shown]}
      onChange={(names) => save.mutate(names.map((name) => name.slice(0, 40)))}
      maxTags={MOST_TAGS}
      maxDropdownHeight={200}
    />
  )
}

const Note = ({ whom, own }: Props) => {
  const { t } = useTranslation('patients')
  const client = useQueryClient()
  const [text, setText] = useState(own.note)
  const isChanged = text.trim() !== own.note
  useLeaveGuard(() => isChanged)
  const save = useMutation({
    ...noteMutation(whom),
    onSuccess: (saved) => {
      client.setQueryData(ownNotesQuery(whom).queryKey, saved)
      setText(saved.note)
      toast.success(t(saved.note === '' ? 'own.deleted' : 'own.saved'))
    },
    onError: (error) => toast.problem(error),
  })
  return (
    <form
      className={classes.own}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !save.isPending) save.mutate(text)
      }}
    >
      <Textarea
        label={t('own.note')}
        description={t('own.noteHint')}
        placeholder={t('own.notePlaceholder')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5000}
      />
      <div className={classes.save}>
        <Button type="submit" variant="light" size="sm" disabled={!isChanged} loading={save.isPending}>
          {t('own.save')}
        </Button>
        {own.note_updated_at !== null && (
          <small className={layout.muted}>
            {t('own.updated', { moment: formatMoment(own.note_updated_at) })}
          </small>
        )}
      </div>
    </form>
  )
}

/** A specialist's private data on a patient: tags, and a note that is not part of the record. */
export default function OwnNotesPanel({ whom }: { whom: Whom }) {
  const { t } = useTranslation('patients')
  return (
    <Panel title={t('own.title')}>
      <QueryView query={useQuery(ownNotesQuery(whom))} skeleton={<LoadingLines count={3} />}>
        {(own) => (
          <div className={classes.own}>
            <Tags whom={whom} own={own} />
            <Note whom={whom} own={own} />
          </div>
        )}
      </QueryView>
    </Panel>
  )
}
