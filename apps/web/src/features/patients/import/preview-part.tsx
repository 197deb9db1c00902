import { formatCpf, formatPhone } from '@emma/domain/customers'
import { useTranslation } from 'react-i18next'
import { formatDate, noonOf } from '../../../lib/i18n/format.ts'
import { formatNumber } from '../../../lib/i18n/format-names.ts'
import { StatusChip, type Tone } from '../../../ui/feedback/status-chip.tsx'
import { breakable } from '../../../ui/layout/breakable.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import classes from './import.module.css'
import type { Preview } from './import.queries.ts'

const tones = { patient: 'neutral', contact: 'neutral', fresh: 'success' } as const satisfies Record<
  string,
  Tone
>

const Row = ({ row }: { row: Preview['sample'][number] }) => {
  const { t } = useTranslation('contacts')
  const { line, name, phone, email, cpf, birth_date, known_as, tags } = row
  const known = known_as ?? 'fresh'
  const parts = [
    t('preview.line', { line: formatNumber(line) }),
    phone && formatPhone(phone),
    email,
    cpf && formatCpf(cpf),
    birth_date && formatDate(noonOf(birth_date)),
    ...tags,
  ]
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{breakable(parts.filter(Boolean).join(' · '))}</small>
      </span>
      <StatusChip tone={tones[known]} label={t(`preview.${known}`)} />
    </li>
  )
}

/** How many become contacts, exist already or have errors; the first rows as they were read. */
export const PreviewPart = ({ preview: { made, known, faulty, sample } }: { preview: Preview }) => {
  const { t } = useTranslation('contacts')
  const figure = (count: number) => ({ count, figure: formatNumber(count) })
  return (
    <Panel title={t('preview.title')}>
      <div className={classes.counts}>
        <StatusChip tone={made > 0 ? 'success' : 'neutral'} label={t('preview.made', figure(made))} />
        {known > 0 && <StatusChip tone="neutral" label={t('preview.known', figure(known))} />}
        {faulty > 0 && <StatusChip tone="warning" label={t('preview.faulty', figure(faulty))} />}
      </div>
      {sample.length > 0 && (
        <ul className={classes.rows} aria-label={t('preview.sample')}>
          {sample.map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
