import type { Conflict } from '@emma/contracts/availability'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import classes from '../calendar/calendar.module.css'
import { AtOnce, askableOf } from './at-once.tsx'

const ChosenConflicts = lazyPart(() => import('./chosen-conflicts.tsx'))

interface Props {
  readonly conflicts: readonly Conflict[]
  readonly chosen: readonly Conflict[]
  readonly onClear: () => void
}

/** Several conflicts are solved together: the chosen ones, or all while none is chosen. */
export const ConflictsAtOnce = ({ conflicts, chosen, onClear }: Props) => {
  const askable = askableOf(conflicts)
  if (conflicts.length < 2 && chosen.length === 0) return null
  return (
    <div className={`${classes.solve} ${classes.atOnce}`}>
      {chosen.length > 0 ? (
        <Suspense fallback={null}>
          <ChosenConflicts chosen={chosen} onClear={onClear} />
        </Suspense>
      ) : (
        <>
          <AtOnce way="keep" conflicts={conflicts} />
          {askable.length > 1 && <AtOnce way="ask" conflicts={askable} />}
        </>
      )}
    </div>
  )
}
