import type { Conflict } from '@emma/contracts/availability'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CancelManyButton } from '../../booking/index.ts'
import { AtOnce, askableOf } from './at-once.tsx'
import { cancelingOf } from './conflict-when.ts'

interface Props {
  readonly chosen: readonly Conflict[]
  readonly onClear: () => void
}

/** Actions for the chosen ones. */
export const ChosenConflicts = ({ chosen, onClear }: Props) => {
  const { t } = useTranslation()
  const askable = askableOf(chosen)
  return (
    <>
      <span role="status">{t('table.picked', { count: chosen.length })}</span>
      <AtOnce way="keep" conflicts={chosen} isChosen />
      {askable.length > 0 && <AtOnce way="ask" conflicts={askable} isChosen />}
      <CancelManyButton size="sm" appointments={chosen.map(cancelingOf)} onDone={onClear} />
      <Button size="sm" variant="subtle" onClick={onClear}>
        {t('table.unpick')}
      </Button>
    </>
  )
}
