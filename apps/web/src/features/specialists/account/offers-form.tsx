import type { Offer } from '@emma/contracts/specialties'
import { isOfCouncil } from '@emma/domain/specialists'
import { Button, NativeSelect } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { MoneyField } from '../../../ui/form/fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from './account.module.css'
import { accountKey, addOfferMutation, catalogueQuery } from './account.queries.ts'
import type { PartProps } from './group-form.tsx'
import { OfferLine } from './offer-line.tsx'
import { type Rqe, RqeFields, rqeOf } from './register/rqe-fields.tsx'

const noRqe: Rqe = { rqe: '', rqe_uf: '' }

const useNewOffer = (onSaved: (() => void) | undefined) => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const [specialty, setSpecialty] = useState('')
  const [price, setPrice] = useState<number | null>(null)
  const [rqe, setRqe] = useState(noRqe)
  const [isChecked, setChecked] = useState(false)
  useLeaveGuard(() => specialty !== '')
  const add = useMutation({
    ...addOfferMutation,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: accountKey })
      toast.success(t('offers.added'))
      setSpecialty('')
      setRqe(noRqe)
      setChecked(false)
      onSaved?.()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!specialty || price === null || price <= 0 || add.isPending) return
    add.mutate({ specialty_id: specialty, price, ...rqeOf(rqe) })
  }
  return { specialty, setSpecialty, price, setPrice, rqe, setRqe, isChecked, add, submit }
}

interface NewProps {
  readonly kept: readonly Offer[]
  readonly council: string | null
  readonly onSaved?: (() => void) | undefined
}

const NewOffer = ({ kept, council, onSaved }: NewProps) => {
  const { t } = useTranslation('specialistAccount')
  const catalogue = useQuery(catalogueQuery)
  const { specialty, price, rqe, isChecked, add, ...form } = useNewOffer(onSaved)
  const offered = new Set(kept.map(({ specialty_id }) => specialty_id))
  const open =
    catalogue.data?.filter(({ id, councils }) => !offered.has(id) && isOfCouncil(council, councils)) ?? []
  const errors = fieldErrors(add.error)
  const { specialty_id, price: priceError } = errors
  const required = isChecked ? t('fields.required') : undefined
  const isKnown = specialty_id ?? priceError ?? errors.rqe ?? errors.rqe_uf
  return (
    <form noValidate className={classes.offer} onSubmit={form.submit}>
      <NativeSelect
        label={t('offers.specialty')}
        data={[
          { value: '', label: t('offers.choose') },
          ...open.map(({ id, name }) => ({ value: id, label: specialtyName(name) })),
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
      <RqeFields
        council={council}
        value={rqe}
        errors={errors}
        onChange={(change) => form.setRqe((old) => ({ ...old, ...change }))}
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

/** The specialist's specialties: each with its price and a switch. */
export const OffersForm = ({ profile, onSaved }: PartProps) => {
  const { t } = useTranslation('specialistAccount')
  const { specialties } = profile
  const council = profile.council?.type ?? null
  return (
    <div className={layout.stack}>
      {specialties.length === 0 ? (
        <EmptyState picture="papers" title={t('offers.none')} detail={t('offers.noneDetail')} />
      ) : (
        <ul className={classes.offers}>
          {specialties.map((offer) => (
            <OfferLine key={offer.uuid} offer={offer} council={council} />
          ))}
        </ul>
      )}
      <NewOffer kept={specialties} council={council} onSaved={onSaved} />
    </div>
  )
}
