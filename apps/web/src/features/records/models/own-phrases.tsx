import type { FieldPhrases } from '@emma/contracts/records/guide'
import type { Offer } from '@emma/contracts/specialties'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { phrasesQuery } from '../guided/guided.queries.ts'
import classes from './models.module.css'

const PhrasesDialog = lazyPart(() => import('../guided/phrases-dialog.tsx'))

interface FieldProps {
  readonly phrases: FieldPhrases
  readonly onEdit: () => void
}

const Field = ({ phrases: { field, phrases, own }, onEdit }: FieldProps) => {
  const { t } = useTranslation('guided')
  const { t: records } = useTranslation('records')
  const name = records(`fields.${field}`)
  return (
    <li className={classes.field}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <p className={layout.muted}>
          {t(own ? 'phrases.ownCount' : 'phrases.starterCount', { count: phrases.length })}
        </p>
        <p className={classes.sample}>{phrases.join(' · ')}</p>
      </div>
      <Button variant="default" onClick={onEdit} aria-label={t('phrases.editOf', { name })}>
        {t('phrases.editOne')}
      </Button>
    </li>
  )
}

const Fields = ({ specialtyId }: { specialtyId: string }) => {
  const query = useQuery(phrasesQuery(specialtyId))
  const [editing, edit] = useState<FieldPhrases | null>(null)
  return (
    <>
      <QueryView query={query} skeleton={<LoadingLines count={5} />}>
        {(fields) => (
          <ul className={layout.rows}>
            {fields.map((phrases) => (
              <Field key={phrases.field} phrases={phrases} onEdit={() => edit(phrases)} />
            ))}
          </ul>
        )}
      </QueryView>
      {editing && (
        <Suspense>
          <PhrasesDialog specialtyId={specialtyId} fields={[editing]} onClose={() => edit(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The specialist's quick phrases of a specialty, field by field. */
export const OwnPhrases = ({ offers }: { offers: readonly Offer[] }) => {
  const { t } = useTranslation('guided')
  const [chosen, choose] = useState(offers[0]?.specialty_id)
  if (chosen === undefined) return <p className={layout.muted}>{t('phrases.noSpecialty')}</p>
  return (
    <div className={layout.stack}>
      {offers.length > 1 && (
        <NativeSelect
          className={classes.specialty}
          label={t('phrases.specialty')}
          data={offers.map(({ specialty_id, name }) => ({ value: specialty_id, label: specialtyName(name) }))}
          value={chosen}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      <Fields key={chosen} specialtyId={chosen} />
    </div>
  )
}
