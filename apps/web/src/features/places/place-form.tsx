import { type Place, placeInput } from '@emma/contracts/places'
import { Button, NumberInput, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../lib/api/problem.ts'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PlaceMap } from '../../ui/map/place-map.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { AddressFields } from '../lookups/index.ts'
import { formErrors, type PlaceValues, placeOf, placeValuesOf } from './place-values.ts'
import { savePlaceMutation } from './places.queries.ts'
import { usePlaceChange } from './use-place-change.ts'

interface Props {
  /** The place to change; undefined for a new one. */
  readonly place: Place | undefined
  readonly onClose: () => void
}

const numberOr = (given: number | string, otherwise: number): number =>
  given === '' || Number.isNaN(Number(given)) ? otherwise : Number(given)

/** The position on the map: dragged, moved by keys, or typed. */
const Point = ({ form }: { form: UseFormReturnType<PlaceValues> }) => {
  const { t } = useTranslation('places')
  const { name, latitude, longitude } = form.values
  const pin = {
    id: 'place',
    label: name || t('form.newPlace'),
    latitude: numberOr(latitude, 0),
    longitude: numberOr(longitude, 0),
  }
  const coordinate = { decimalScale: 6, step: 0.001, hideControls: true } as const
  return (
    <>
      <PlaceMap label={t('form.map')} pins={[pin]} onMove={(_, at) => form.setValues(at)} />
      <SimpleGrid cols={2}>
        <NumberInput
          label={t('form.latitude')}
          min={-90}
          max={90}
          {...coordinate}
          {...form.getInputProps('latitude')}
        />
        <NumberInput
          label={t('form.longitude')}
          min={-180}
          max={180}
          {...coordinate}
          {...form.getInputProps('longitude')}
        />
      </SimpleGrid>
    </>
  )
}

/** A place: its name, its address by CEP, and its point on the map. */
export default function PlaceForm({ place, onClose }: Props) {
  const { t } = useTranslation('places')
  const before = placeValuesOf(place)
  const form = useForm<PlaceValues>({
    initialValues: before,
    validate: (values) => formErrors(schemaErrors(placeInput, placeOf(values, before))),
  })
  const save = usePlaceChange(savePlaceMutation, t('saved'))
  const submit = form.onSubmit((values) => {
    if (save.isPending) return
    const refused = (error: Error) => {
      const errors = formErrors(fieldErrors(error))
      if (Object.keys(errors).length === 0) toast.problem(error)
      form.setErrors(errors)
    }
    save.mutate({ id: place?.id, body: placeOf(values, before) }, { onSuccess: onClose, onError: refused })
  })
  return (
    <Dialog size="lg" title={t(place ? 'form.edit' : 'form.new')} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            label={t('form.name')}
            placeholder={t('form.nameHint')}
            maxLength={80}
            {...form.getInputProps('name')}
          />
          <AddressFields
            withComplement={false}
            values={form.values}
            errors={form.errors}
            onChange={(change) => form.setValues(change)}
          />
          <Point form={form} />
          <Button type="submit" size="lg" loading={save.isPending}>
            {t('form.save')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
