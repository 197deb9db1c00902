import type { FieldPhrases } from '@emma/contracts/records/guide'
import { Button, Group, Textarea } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './guided.module.css'
import { phrasesQuery, savePhrasesMutation } from './guided.queries.ts'

interface Props {
  readonly specialtyId: string
  readonly fields: readonly FieldPhrases[]
  readonly onClose: () => void
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** The specialist's own phrases of a card, one per line; saving none restores the starters. */
export default function PhrasesDialog({ specialtyId, fields, onClose }: Props) {
  const { t } = useTranslation('guided')
  const { t: records } = useTranslation('records')
  const client = useQueryClient()
  const [texts, setTexts] = useState(() => fields.map(({ phrases }) => phrases.join('\n')))
  const [problem, setProblem] = useState<string | null>(null)
  const save = useMutation(savePhrasesMutation)
  const write = async (phrasesOf: (index: number) => readonly string[] | null) => {
    try {
      for (const [index, { field }] of fields.entries()) {
        const phrases = phrasesOf(index)
        await save.mutateAsync({ specialtyId, field, phrases: phrases && [...phrases] })
      }
      toast.success(t('phrases.saved'))
      onClose()
    } catch (error) {
      setProblem(problemText(error).detail)
    }
    await client.invalidateQueries({ queryKey: phrasesQuery(specialtyId).queryKey })
  }
  return (
    <Dialog onClose={onClose} size="lg" title={t('phrases.title')}>
      <div className={layout.tight}>
        <p className={classes.hint}>{t('phrases.hint')}</p>
        {fields.map(({ field }, index) => (
          <Textarea
            key={field}
            label={records(`fields.${field}`)}
            value={texts[index] ?? ''}
            onChange={(event) => setTexts(texts.with(index, event.currentTarget.value))}
            error={problem}
            autosize
            minRows={4}
            maxRows={12}
          />
        ))}
        <Group justify="space-between">
          <Button variant="subtle" disabled={save.isPending} onClick={() => void write(() => null)}>
            {t('phrases.restore')}
          </Button>
          <Button loading={save.isPending} onClick={() => void write((index) => linesOf(texts[index] ?? ''))}>
            {t('phrases.save')}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
