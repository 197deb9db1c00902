import { documentKinds } from '@emma/domain/prescriptions'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { oneOf, pageIn, type Search } from '../../../lib/filters/filters.ts'
import { useFilters } from '../../../lib/filters/use-filters.ts'
import layout from '../../../ui/layout/layout.module.css'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { PersonSwitch, usePerson } from '../../dependents/index.ts'
import classes from '../prescriptions.module.css'
import { receivedQuery } from './received.queries.ts'
import { ReceivedDocuments } from './received-documents.tsx'

const filters = ({ tipo, page }: Search) => ({ tipo: oneOf(tipo, documentKinds), page: pageIn(page) })

/** The account's documents: prescriptions, certificates and exam requests. */
export default function CustomerPrescriptionsScreen() {
  const { t } = useTranslation('prescriptions')
  const { t: shell } = useTranslation()
  const [{ tipo, page }, change] = useFilters(filters)
  const [person, choose] = usePerson()
  const kinds = tipo && [tipo]
  const { data } = useQuery(receivedQuery(person, kinds, page))
  // Nothing is there to choose from.
  const isFiltered = tipo !== undefined || data?.meta.total !== 0
  return (
    <>
      <PageHeader title={shell('titles.customer-prescriptions')} subtitle={t('received.subtitle')} />
      <div className={`${layout.stack} ${layout.arriving}`}>
        <PersonSwitch person={person} onChoose={choose} />
        {isFiltered && (
          <NativeSelect
            className={classes.kind}
            label={t('received.kind')}
            value={tipo ?? ''}
            onChange={(event) => change({ tipo: event.currentTarget.value || undefined, page: undefined })}
            data={[
              { value: '', label: t('received.all') },
              ...documentKinds.map((value) => ({ value, label: t(`received.plural.${value}`) })),
            ]}
          />
        )}
        <ReceivedDocuments
          key={`${person} ${tipo}`}
          person={person}
          kinds={kinds}
          onAll={tipo && (() => change({ tipo: undefined, page: undefined }))}
        />
      </div>
    </>
  )
}
