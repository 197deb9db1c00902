import { formatPhone } from '@emma/domain/customers'
import { Button, SegmentedControl, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useDebouncedValue } from '@mantine/hooks'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { faultOf } from '../../../lib/api/fault.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PhoneField } from '../../../ui/form/phone/phone-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PersonLine } from '../../../ui/person/person-line.tsx'
import classes from './on-behalf.module.css'
import { patientsNamedQuery } from './on-behalf.queries.ts'
import type { NewAppointment } from './use-new-appointment.ts'

export interface PersonForm {
  readonly name: string
  readonly phone: string
  readonly email: string
}

/** A patient with an account, or a contact, whom the form names. */
const whom = (id: string, customer: string | null, dependent: string | undefined) =>
  customer === null
    ? { who: 'new' as const, contact: id, mode: undefined }
    : { customer, dependent, mode: undefined }

const Search = ({ choose }: NewAppointment) => {
  const { t } = useTranslation('onBehalf')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const { data, isPending } = useQuery(patientsNamedQuery(search))
  return (
    <>
      <TextInput
        type="search"
        label={t('who.search')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isPending && <LoadingLines />}
      {data?.length === 0 && <p className={classes.quiet}>{t(search === '' ? 'who.nobody' : 'who.none')}</p>}
      <ul className={classes.found} aria-label={t('who.found')}>
        {data?.map(({ id, customer_id, dependent, name, photo, age, last_at }) => (
          <li key={id}>
            <button type="button" onClick={() => choose(whom(id, customer_id, dependent?.id))}>
              {/* Namesakes are told apart. */}
              <PersonLine name={name} avatar={photo}>
                {[
                  age !== null && t('who.age', { count: age }),
                  last_at !== null && t('who.last', { date: formatDate(last_at) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </PersonLine>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const Known = ({ name, photo, choose }: NewAppointment & { name: string; photo: string | null }) => {
  const { t } = useTranslation('onBehalf')
  const change = { customer: undefined, dependent: undefined, mode: undefined }
  return (
    <div className={classes.known}>
      <PersonLine name={name} avatar={photo} />
      <Button variant="subtle" aria-label={t('who.changeLabel')} onClick={() => choose(change)}>
        {t('who.change')}
      </Button>
    </div>
  )
}

interface UnknownProps {
  readonly form: UseFormReturnType<PersonForm>
  /** From the contact; may be edited afterwards. */
  readonly phone: string
}

const Unknown = ({ form, phone: known }: UnknownProps) => {
  const { t } = useTranslation('onBehalf')
  const phone = form.getInputProps('phone')
  return (
    <>
      <TextInput label={t('who.name')} maxLength={120} autoComplete="off" {...form.getInputProps('name')} />
      <PhoneField
        label={t('who.phone')}
        description={t('who.phoneHint')}
        autoComplete="off"
        defaultValue={formatPhone(known)}
        error={phone.error}
        onChangeRaw={(digits) => form.setFieldValue('phone', digits)}
      />
      <TextInput
        type="email"
        inputMode="email"
        label={t('who.email')}
        autoComplete="off"
        {...form.getInputProps('email')}
      />
    </>
  )
}

type PatientQuery = UseQueryResult<{ readonly name: string; readonly photo: string | null }>

/** The chosen patient; where the practice may not book for them, why, and the search for another one. */
const Chosen = ({ patient, ...appointment }: NewAppointment & { patient: PatientQuery }) => {
  const { t } = useTranslation('onBehalf')
  if (faultOf(patient.error) === 'lost') {
    return (
      <>
        <p role="alert">
          {t(appointment.chosen.dependent === undefined ? 'who.notYours' : 'who.childNotYours')}
        </p>
        <Search {...appointment} />
      </>
    )
  }
  return (
    <QueryView query={patient} skeleton={<LoadingLines />}>
      {({ name, photo }) => <Known {...appointment} name={name} photo={photo} />}
    </QueryView>
  )
}

interface Props extends NewAppointment {
  /** The chosen one. */
  readonly patient: PatientQuery
  readonly form: UseFormReturnType<PersonForm>
  /** A contact's name and phone are being loaded. */
  readonly isFilling: boolean
}

/** The person the booking is for: a patient in care, or a name and a cell phone. */
export const WhoPart = ({ patient, form, isFilling, ...appointment }: Props) => {
  const { t } = useTranslation('onBehalf')
  const { chosen, choose } = appointment
  const isNew = chosen.who === 'new'
  return (
    <Panel title={t('who.title')}>
      <div className={classes.part}>
        <SegmentedControl
          fullWidth
          transitionDuration={0}
          aria-label={t('who.title')}
          value={isNew ? 'new' : 'known'}
          data={[
            { value: 'known', label: t('who.known') },
            { value: 'new', label: t('who.unknown') },
          ]}
          onChange={(who) =>
            choose({ who: who === 'new' ? 'new' : undefined, contact: undefined, mode: undefined })
          }
        />
        {isNew && !isFilling && <Unknown form={form} phone={form.values.phone} />}
        {isFilling && <LoadingLines />}
        {!isNew && chosen.customer === undefined && <Search {...appointment} />}
        {!isNew && chosen.customer !== undefined && <Chosen {...appointment} patient={patient} />}
      </div>
    </Panel>
  )
}
