import type { Offer } from '@emma/contracts/specialties'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/problem.ts'
import { MoneyField } from '../../../ui/fields.tsx'
import { EmptyState } from '../../../ui/state-block.tsx'
import { toast } from '../../../ui/toast.ts'
import classes from './account.module.css'
import { accountKey, addOfferMutation, catalogueQuery } from './account.queries.ts'
import type { PartProps } from './group-form.tsx'
import { OfferLine } from './offer-line.tsx'

const useNewOffer = (onSaved: (() => void) | undefined) => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const [specialty, setSpecialty] = useState('')
  const [price, setPrice] = useState<number | null>(null)
  const [rqe, setRqe] = useState('')
  const [isChecked, setChecked] = useState(false)
  const add = useMutation({
    ...addOfferMutation,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: accountKey })
      toast.success(t('offers.added'))
      setSpecialty('')
      setRqe('')
      setChecked(false)
      onSaved?.()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!specialty || price === null || price <= 0 || add.isPending) return
    add.mutate({ specialty_id: specialty, price, ...(rqe ? { rqe } : {}) })
  }
  return { specialty, setSpecialty, price, setPrice, rqe, setRqe, isChecked, add, submit }
}

const NewOffer = ({ kept, onSaved }: { kept: readonly Offer[]; onSaved?: (() => void) | undefined }) => {
  const { t } = useTranslation('specialistAccount')
  const catalogue = useQuery(catalogueQuery)
  const { specialty, price, rqe, isChecked, add, ...form } = useNewOffer(onSaved)
  const offered = new Set(kept.map(({ specialty_id }) => specialty_id))
  const open = catalogue.data?.filter(({ id }) => !offered.has(id)) ?? []
  const { specialty_id, price: priceError, rqe: rqeError } = fieldErrors(add.error)
  const required = isChecked ? t('fields.required') : undefined
  const isKnown = specialty_id ?? priceError ?? rqeError
  return (
    <form noValidate className={classes.offer} onSubmit={form.submit}>
      <NativeSelect
        label={t('offers.specialty')}
        data={[
          { value: '', label: t('offers.choose') },
          ...open.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={specialty}
        error={specialty ? specialty_id : required}
        onChange={(event) => form.setSpecialty(event.currentTarget.value)}
      />
      <MoneyField
        label={t('offers.price')}
        value={price}
        error={price ? priceError : required}
        onChange={form.setPrice}
      />
      <TextInput
        label={t('offers.rqe')}
        inputMode="numeric"
        autoComplete="off"
        value={rqe}
        error={rqeError}
        onChange={(event) => form.setRqe(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={add.isPending}>
        {t('offers.add')}
      </Button>
      {add.error && !isKnown && (
        <p role="alert" className={classes.fault}>
          {problemText(add.error).detail}
        </p>
      )}
    </form>
  )
}

/** What the specialist offers: each with its price and a switch. */
export const OffersForm = ({ profile, onSaved }: PartProps) => {
  const { t } = useTranslation('specialistAccount')
  const { specialties } = profile
  return (
    <div className={classes.form}>
      {specialties.length === 0 ? (
        <EmptyState title={t('offers.none')} detail={t('offers.noneDetail')} />
      ) : (
        <ul className={classes.offers}>
          {specialties.map((offer) => (
            <OfferLine key={offer.uuid} offer={offer} />
          ))}
        </ul>
      )}
      <NewOffer kept={specialties} onSaved={onSaved} />
    </div>
  )
}
