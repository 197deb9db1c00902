import { Alert, Button } from '@mantine/core'
import IconCloudCheck from '@tabler/icons-react/dist/esm/icons/IconCloudCheck.mjs'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs'
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import classes from '../records.module.css'
import type { DraftState, RecordDraft } from './record-draft.ts'

const pictures = {
  idle: IconPencil,
  pending: IconCloudUp,
  saving: IconCloudUp,
  saved: IconCloudCheck,
  offline: IconCloudOff,
  failed: IconCloudOff,
  conflict: IconCloudOff,
} as const

/** Where the text is: `Salvo às 10:32`, or why it is not saved yet. */
export const SaveState = ({ state, draft }: { state: DraftState; draft: RecordDraft }) => {
  const { t } = useTranslation('records')
  const { phase, record } = state
  const Picture = pictures[phase]
  const hour = record ? formatHour(record.updated_at) : ''
  const isTrouble = phase === 'offline' || phase === 'failed'
  return (
    <div className={classes.save} role="status" data-tone={isTrouble ? 'warning' : undefined}>
      <Picture size={20} stroke={1.75} aria-hidden />
      <span>{phase === 'conflict' ? t('save.conflictTitle') : t(`save.${phase}`, { hour })}</span>
      {phase === 'failed' && (
        <Button size="xs" variant="subtle" onClick={() => void draft.flush()}>
          {t('save.retry')}
        </Button>
      )}
    </div>
  )
}

const SaveConflict = lazyPart(() => import('./save-conflict.tsx'))

interface Props {
  readonly state: DraftState
  readonly draft: RecordDraft
  /** Text that can only be an addendum, as the record is signed. */
  readonly onAddendum: (text: string) => void
}

/** Notices and decisions about unsent text. */
export const SaveNotices = ({ state, draft, onAddendum }: Props) => {
  const { t } = useTranslation('records')
  if (state.phase === 'conflict') {
    return (
      <Suspense>
        <SaveConflict state={state} draft={draft} onAddendum={onAddendum} />
      </Suspense>
    )
  }
  return state.restored ? (
    <Alert color="sky" role="status">
      {t('save.restored')}
    </Alert>
  ) : null
}
