import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import type { Draft } from './use-week.ts'
import classes from './week.module.css'

const HOUR = 60
const lengthOf = (minutes: number): string => {
  const rest = minutes % HOUR
  return `${Math.floor(minutes / HOUR)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`
}

interface Props {
  readonly draft: Draft
  readonly isSaving: boolean
  readonly onSave: () => void
}

/** The week's totals, compared with before, and the button to save it. */
export const WeekBar = ({ draft, isSaving, onSave }: Props) => {
  const { t } = useTranslation('availability')
  const { total, before, isDirty } = draft
  const days = t('week.days', { count: total.days })
  return (
    <ActionBar
      state={t('week.total', { count: total.slots })}
      under={[
        isDirty && before !== total.slots && t('week.before', { count: before }),
        days,
        lengthOf(total.minutes),
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      <Group gap="xs" wrap="nowrap" className={classes.keep ?? ''}>
        {isDirty && (
          <Button variant="subtle" onClick={draft.undo}>
            {t('week.undo')}
          </Button>
        )}
        <Button loading={isSaving} disabled={!isDirty || !draft.isWhole} onClick={onSave}>
          {t('week.save')}
        </Button>
      </Group>
    </ActionBar>
  )
}
