import type { PatientImport } from '@emma/contracts/patients/imports'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { formatNumber } from '../../../lib/i18n/format-names.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { StateBlock } from '../../../ui/feedback/state-block.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ColumnsPart } from './columns-part.tsx'
import { FaultsPart } from './faults-part.tsx'
import { FilePart } from './file-part.tsx'
import { HistoryPart } from './history-part.tsx'
import classes from './import.module.css'
import type { Preview } from './import.queries.ts'
import { PreviewPart } from './preview-part.tsx'
import { useImport } from './use-import.ts'

const Done = ({ made, onAgain }: { made: PatientImport; onAgain: () => void }) => {
  const { t } = useTranslation('contacts')
  const until = made.undo_until === null ? '' : formatDate(made.undo_until)
  return (
    <StateBlock
      role="status"
      picture="done"
      title={t('import.done', { count: made.made, figure: formatNumber(made.made) })}
      detail={t('import.doneDetail', { until })}
      action={
        <div className={classes.after}>
          <LinkButton to="/specialist/pacientes">{t('import.see')}</LinkButton>
          <Button variant="default" onClick={onAgain}>
            {t('import.again')}
          </Button>
        </div>
      }
    />
  )
}

interface BarProps {
  readonly preview: Preview
  readonly isSending: boolean
  readonly isReading: boolean
  readonly onSend: () => void
}

const Bar = ({ preview: { made, known, faulty, rows }, isSending, isReading, onSend }: BarProps) => {
  const { t } = useTranslation('contacts')
  const figure = (count: number) => ({ count, figure: formatNumber(count) })
  const out = known + faulty
  return (
    <ActionBar
      state={t('import.new', figure(made))}
      under={t(out === 0 ? 'import.whole' : 'import.left', {
        figure: formatNumber(out),
        rows: formatNumber(rows),
      })}
    >
      <Button size="lg" loading={isSending} disabled={made === 0 || isReading} onClick={onSend}>
        {t('import.button', figure(made))}
      </Button>
    </ActionBar>
  )
}

/** A file of patients: chosen, parsed, reviewed, and imported at once; earlier imports can be undone. */
export default function ImportScreen() {
  const { t } = useTranslation('contacts')
  const { chosen, done, preview, isReading, refusal, ...act } = useImport()
  return (
    <>
      <PageHeader
        back={<TextLink to="/specialist/pacientes">{t('back')}</TextLink>}
        title={t('title')}
        subtitle={t('subtitle')}
      />
      <div className={`${layout.screen} ${classes.screen}`}>
        {done ? (
          <Done made={done} onAgain={act.restart} />
        ) : (
          <FilePart file={chosen?.file} refusal={refusal} onChoose={act.choose} />
        )}
        {isReading && !preview && <LoadingLines shape="block" count={2} />}
        {chosen && preview && refusal === undefined && (
          <>
            <ColumnsPart preview={preview} onDelimiter={act.setDelimiter} onField={act.setField} />
            <PreviewPart preview={preview} />
            {preview.faulty > 0 && <FaultsPart chosen={chosen} preview={preview} />}
          </>
        )}
        {!chosen && <HistoryPart />}
        {chosen && preview && refusal === undefined && (
          <Bar preview={preview} isSending={act.isSending} isReading={isReading} onSend={act.send} />
        )}
      </div>
    </>
  )
}
