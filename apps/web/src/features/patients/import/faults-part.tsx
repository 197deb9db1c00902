import type { RowFault } from '@emma/contracts/patients/imports'
import { Button } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/api/save-file.ts'
import { formatNumber } from '../../../lib/i18n/format-names.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { faultsCsv } from './faults-csv.ts'
import classes from './import.module.css'
import { type ChosenFile, faultyRowsMutation, type Preview } from './import.queries.ts'

/** Why a row is left out, in words. */
const useReasons = () => {
  const { t } = useTranslation('contacts')
  return (reasons: readonly RowFault[]): string =>
    reasons.map(({ code, line }) => t(`faults.${code}`, { line: formatNumber(line ?? 0) })).join('; ')
}

const Download = ({ chosen }: { chosen: ChosenFile }) => {
  const { t } = useTranslation('contacts')
  const reasonsOf = useReasons()
  const load = useMutation({
    ...faultyRowsMutation,
    onSuccess: ({ headers, data }) => {
      const names = { line: t('faults.line'), reason: t('faults.reason') }
      const text = faultsCsv(headers, data, names, reasonsOf)
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `${t('faults.fileName')}.csv`)
    },
    onError: toast.problem,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
      loading={load.isPending}
      onClick={() => load.mutate(chosen)}
    >
      {t('faults.download')}
    </Button>
  )
}

interface Props {
  readonly chosen: ChosenFile
  readonly preview: Preview
}

/** The rows left out, each with its line and reason; all of them as a file to be corrected. */
export const FaultsPart = ({ chosen, preview: { faults, faulty } }: Props) => {
  const { t } = useTranslation('contacts')
  const reasonsOf = useReasons()
  return (
    <Panel title={t('faults.title')} action={<Download chosen={chosen} />}>
      <p className={classes.hint}>{t('faults.hint')}</p>
      <ul className={classes.rows} aria-label={t('faults.title')}>
        {faults.map(({ line, name, reasons }) => (
          <li key={line}>
            <span>
              <strong>{`${t('preview.line', { line: formatNumber(line) })}: ${name || t('faults.noName')}`}</strong>
              <small>{reasonsOf(reasons)}</small>
            </span>
          </li>
        ))}
      </ul>
      {faults.length < faulty && (
        <p className={classes.hint}>{t('faults.first', { count: faults.length })}</p>
      )}
    </Panel>
  )
}
