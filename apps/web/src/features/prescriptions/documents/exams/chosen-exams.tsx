import { ActionIcon, Button, TextInput } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import layout from '../../../../ui/layout/layout.module.css'
import classes from './exams.module.css'
import type { Chosen } from './use-chosen-exams.ts'

/** The exams of the request, each with an optional remark. */
export const ChosenExams = ({ chosen }: { chosen: Chosen }) => {
  const { t } = useTranslation('documents')
  const { exams, annotate, remove, clear } = chosen
  if (exams.length === 0) return <p className={layout.muted}>{t('exams.none')}</p>
  return (
    <div className={layout.tight}>
      <ol className={classes.chosen} aria-label={t('exams.chosen')}>
        {exams.map(({ name, note }) => (
          <li key={name} className={classes.exam}>
            <span>{name}</span>
            <TextInput
              aria-label={t('exams.note', { name })}
              placeholder={t('exams.notePlaceholder')}
              value={note}
              onChange={(event) => annotate(name, event.currentTarget.value)}
              maxLength={300}
            />
            <ActionIcon
              size="xl"
              color="coral"
              aria-label={t('exams.remove', { name })}
              onClick={() => remove(name)}
            >
              <IconTrash size={20} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {exams.length > 1 && (
        <div>
          <Button size="compact-md" variant="subtle" onClick={clear}>
            {t('exams.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}
