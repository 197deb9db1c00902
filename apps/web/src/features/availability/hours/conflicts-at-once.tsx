import type { Conflict } from '@emma/contracts/availability'
import { useTranslation } from 'react-i18next'
import { CancelManyButton } from '../../booking/index.ts'
import classes from '../calendar/calendar.module.css'
import { AtOnce, askableOf } from './at-once.tsx'
import { ChosenConflicts } from './chosen-conflicts.tsx'
import { cancelingOf } from './conflict-when.ts'

interface Props {
  readonly conflicts: readonly Conflict[]
  readonly chosen: readonly Conflict[]
  readonly onClear: () => void
}

/** Solves several conflicts together: the selected ones, or all if none is selected. */
export const ConflictsAtOnce = ({ conflicts, chosen, onClear }: Props) => {
  const { t } = useTranslation('availability')
  const askable = askableOf(conflicts)
  if (conflicts.length < 2 && chosen.length === 0) return null
  return (
    <div className={`${classes.solve} ${classes.atOnce}`}>
      {chosen.length > 0 ? (
        <ChosenConflicts chosen={chosen} onClear={onClear} />
      ) : (
        <>
          <AtOnce way="keep" conflicts={conflicts} />
          {askable.length > 1 && (
            <AtOnce way="ask" conflicts={askable} isPart={askable.length < conflicts.length} />
          )}
          <CancelManyButton
            size="sm"
            label={t('conflicts.cancelAll')}
            appointments={conflicts.map(cancelingOf)}
          />
        </>
      )}
    </div>
  )
}
