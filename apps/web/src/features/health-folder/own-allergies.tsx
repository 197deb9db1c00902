import type { PrescriptionDocument } from '@emma/contracts/prescriptions/documents'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/i18n/format.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { today } from '../../lib/time/days.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Panel } from '../../ui/layout/panel.tsx'
import { receivedQuery } from '../prescriptions/index.ts'
import classes from './health-folder.module.css'
import { ownAllergiesQuery } from './health-folder.queries.ts'

interface Props {
  readonly person: string | null
}

const Allergies = ({ person }: Props) => {
  const { t } = useTranslation('healthFolder')
  const customerId = useUser()?.customerId ?? ''
  return (
    <Panel title={t('body.allergies')}>
      <QueryView
        query={useQuery(ownAllergiesQuery(customerId, person))}
        isEmpty={({ data }) => data.length === 0}
        empty={<p className={layout.quiet}>{t('body.noAllergies')}</p>}
      >
        {({ data }) => (
          <ul className={layout.items}>
            {data.map(({ id, substance, reaction, specialist_name: name, created_at }) => (
              <li key={id} className={classes.line}>
                <strong>{substance}</strong>
                {reaction && <span>{reaction}</span>}
                <small>{t('body.notedBy', { name, date: formatDate(created_at) })}</small>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}

/** Each medicine once, by its newest valid prescription. */
const medicinesOf = (documents: readonly PrescriptionDocument[]) => {
  const inForce = documents.filter(({ valid_until }) => valid_until === null || valid_until >= today())
  const named = inForce.flatMap((document) => document.medicines.map((name) => ({ name, document })))
  return [...Map.groupBy(named, ({ name }) => name).values()].flatMap(([newest]) => newest ?? [])
}

const Medicines = ({ person }: Props) => {
  const { t } = useTranslation('healthFolder')
  return (
    <Panel title={t('body.medicines')}>
      <QueryView
        query={useQuery(receivedQuery(person, ['prescription'], 1))}
        isEmpty={({ data }) => medicinesOf(data).length === 0}
        empty={<p className={layout.quiet}>{t('body.noMedicines')}</p>}
      >
        {({ data }) => (
          <>
            <p className={layout.quiet}>{t('body.medicinesDetail')}</p>
            <ul className={layout.items}>
              {medicinesOf(data).map(({ name, document: { specialist, created_at } }) => (
                <li key={name} className={classes.line}>
                  <strong>{name}</strong>
                  <small>
                    {t('body.prescribedBy', { name: specialist.name, date: formatDate(created_at) })}
                  </small>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </Panel>
  )
}

/** One person's allergies and prescriptions. */
export default function OwnAllergies({ person }: Props) {
  return (
    <div className={layout.columns}>
      <Allergies person={person} />
      <Medicines person={person} />
    </div>
  )
}
