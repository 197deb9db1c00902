import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { DraftState, RecordDraft } from './record-draft.ts'
import { useSigning } from './use-signing.ts'

/** The button that signs, and what is still missing. */
export const SignRecord = ({ draft, state }: { draft: RecordDraft; state: DraftState }) => {
  const { t } = useTranslation('records')
  const { missing, start, busy, blocked } = useSigning(draft, state)
  return (
    <>
      {missing.length > 0 && (
        <Alert color="amber" role="alert">
          {t('sign.missing', { fields: missing.join(', ') })}
        </Alert>
      )}
      <Button onClick={() => void start()} loading={busy} disabled={blocked} style={{ justifySelf: 'end' }}>
        {t('sign.action')}
      </Button>
    </>
  )
}
