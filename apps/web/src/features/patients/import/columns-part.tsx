import { delimiters } from '@emma/contracts/patients/imports'
import { type ColumnField, columnFields } from '@emma/domain/patient-import'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import classes from './import.module.css'
import type { Preview } from './import.queries.ts'

interface Props {
  readonly preview: Preview
  readonly onDelimiter: (delimiter: Preview['delimiter']) => void
  readonly onField: (at: number, field: ColumnField | null) => void
}

/** The content of each column: guessed by its header, shown by its values, changed by a select. */
export const ColumnsPart = ({ preview: { columns, delimiter }, onDelimiter, onField }: Props) => {
  const { t } = useTranslation('contacts')
  const options = [
    { value: '', label: t('columns.none') },
    ...columnFields.map((field) => ({ value: field, label: t(`fields.${field}`) })),
  ]
  const delimiterOptions = delimiters.map((one) => ({ value: one, label: t(`delimiter.${one}`) }))
  return (
    <Panel title={t('columns.title')}>
      <div className={classes.reading}>
        <p className={classes.hint}>{t('columns.hint')}</p>
        <SelectField
          label={t('delimiter.label')}
          data={delimiterOptions}
          value={delimiter}
          onChange={(value) => {
            const next = delimiters.find((one) => one === value)
            if (next) onDelimiter(next)
          }}
        />
      </div>
      {columns.every(({ field }) => field !== 'name') && (
        <Alert color="amber" role="status">
          {t('columns.nameMissing')}
        </Alert>
      )}
      <ul className={classes.columns}>
        {columns.map(({ header, samples, field }, at) => {
          const name = header || t('columns.header', { number: at + 1 })
          return (
            // Columns have no unique name: two may share a header.
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a column is
            <li key={at} data-left={field === null || undefined}>
              <SelectField
                label={t('columns.field', { header: name })}
                data={options}
                value={field ?? ''}
                onChange={(value) => onField(at, columnFields.find((one) => one === value) ?? null)}
              />
              <small>{samples.length === 0 ? t('columns.empty') : samples.join(' · ')}</small>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
