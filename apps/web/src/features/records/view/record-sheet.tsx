import type { MedicalRecord } from '@emma/contracts/records'
import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { fieldNames } from '../editor/record-fields.ts'
import classes from '../records.module.css'

const Addenda = ({ record }: { record: MedicalRecord }) => {
  const { t } = useTranslation('records')
  if (record.addenda.length === 0) return null
  return (
    <section>
      <Title order={2}>{t('addenda.title')}</Title>
      {record.addenda.map(({ id, text, created_at }) => (
        <div key={id} className={classes.line}>
          <p>{text}</p>
          <small className={classes.quiet}>
            {formatDate(created_at)} {formatHour(created_at)}
          </small>
        </div>
      ))}
    </section>
  )
}

/** A record to read: contents, prescriptions, addenda. */
export const RecordSheet = ({ record }: { record: MedicalRecord }) => {
  const { t } = useTranslation('records')
  return (
    <article className={classes.sheet}>
      {fieldNames
        .filter((name) => record[name] !== '')
        .map((name) => (
          <section key={name}>
            <Title order={2}>{t(`fields.${name}`)}</Title>
            <p>{record[name]}</p>
          </section>
        ))}
      {record.prescriptions.length > 0 && (
        <section>
          <Title order={2}>{t('tabs.prescription')}</Title>
          {record.prescriptions.map(({ id, title, prescription, qtd, via, condition_use }) => (
            <div key={id} className={classes.line}>
              <strong>{title}</strong>
              <p>{prescription}</p>
              <small className={classes.quiet}>
                {[qtd, via, condition_use].filter((part) => part !== '').join(' · ')}
              </small>
            </div>
          ))}
        </section>
      )}
      <Addenda record={record} />
      {record.signed_at && (
        <p className={classes.quiet}>
          {t('sign.signedAt', { moment: `${formatDate(record.signed_at)} ${formatHour(record.signed_at)}` })}
        </p>
      )}
    </article>
  )
}
