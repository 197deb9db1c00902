import { type VitalSign, vitalBounds, vitalDecimals, vitalSigns, vitalUnits } from '@emma/domain/records'
import { Alert, Button, Group, NumberInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fieldErrors, isProblem } from '../../../lib/api/problem.ts'
import { noonOf } from '../../../lib/i18n/format.ts'
import { formatNumber } from '../../../lib/i18n/format-names.ts'
import { today } from '../../../lib/time/days.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { createVitalsMutation, vitalsQuery } from '../patient/care.queries.ts'
import { type PatientKey, patientFields } from '../records.queries.ts'
import classes from './vitals.module.css'

type Typed = Readonly<Record<VitalSign, number | string>> & { readonly day: string; readonly any: string }

const nothing: Typed = {
  systolic: '',
  diastolic: '',
  heart_rate: '',
  temperature: '',
  saturation: '',
  weight: '',
  height: '',
  day: '',
  any: '',
}

const measuredIn = (typed: Typed) =>
  Object.fromEntries(vitalSigns.flatMap((sign) => (typed[sign] === '' ? [] : [[sign, Number(typed[sign])]])))

/** Refuses values outside the possible range, half a blood pressure, and an empty form. */
const useValidation = () => {
  const { t } = useTranslation('patient')
  const problemOf = (typed: Typed, sign: VitalSign): string | null => {
    const value = typed[sign]
    const { min, max } = vitalBounds[sign]
    if (value === '') return null
    const range = { min: formatNumber(min, 1), max: formatNumber(max, 1), unit: vitalUnits[sign] }
    return Number(value) < min || Number(value) > max ? t('vitals.range', range) : null
  }
  return (typed: Typed): Partial<Record<keyof Typed, string>> => {
    const wrong = vitalSigns.flatMap((sign) => {
      const problem = problemOf(typed, sign)
      return problem === null ? [] : [[sign, problem] as const]
    })
    if (wrong.length > 0) return Object.fromEntries(wrong)
    const { systolic, diastolic } = typed
    if (systolic === '' && diastolic !== '') return { systolic: t('vitals.both') }
    if (systolic !== '' && diastolic === '') return { diastolic: t('vitals.both') }
    if (systolic !== '' && Number(diastolic) >= Number(systolic)) return { diastolic: t('vitals.reversed') }
    return vitalSigns.every((sign) => typed[sign] === '') ? { any: t('vitals.empty') } : {}
  }
}

interface Props {
  readonly patient: PatientKey
  readonly onClose: () => void
}

/** A measurement, of now or another day. */
export default function NoteVitals({ patient, onClose }: Props) {
  const { t } = useTranslation('patient')
  const client = useQueryClient()
  const form = useForm<Typed>({ initialValues: { ...nothing, day: today() }, validate: useValidation() })
  const note = useMutation({
    ...createVitalsMutation,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: vitalsQuery(patient).queryKey })
      toast.success(t('vitals.done'))
      onClose()
    },
    onError: (error) => {
      if (!isProblem(error, 'validation_failed')) return toast.problem(error)
      const { measured_at, ...others } = fieldErrors(error)
      form.setErrors(measured_at ? { ...others, day: measured_at } : others)
    },
  })
  const send = form.onSubmit((typed) =>
    note.mutate({
      ...patientFields(patient),
      ...measuredIn(typed),
      ...(typed.day === '' || typed.day === today() ? {} : { measured_at: noonOf(typed.day).toISOString() }),
    }),
  )
  return (
    <Dialog onClose={onClose} size="lg" title={t('vitals.note')}>
      <form noValidate onSubmit={send}>
        <div className={classes.fields}>
          {vitalSigns.map((sign, at) => (
            <NumberInput
              key={sign}
              {...form.getInputProps(sign)}
              label={`${t(`vitals.signs.${sign}`)} (${vitalUnits[sign]})`}
              decimalSeparator=","
              decimalScale={vitalDecimals[sign]}
              allowNegative={false}
              clampBehavior="none"
              hideControls
              {...(at === 0 ? { 'data-autofocus': true } : {})}
            />
          ))}
          <DateField {...form.getInputProps('day')} label={t('vitals.day')} max={today()} />
        </div>
        {form.errors.any && (
          <Alert color="coral" role="alert" mt="md">
            {form.errors.any}
          </Alert>
        )}
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={note.isPending}>
            {t('vitals.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
