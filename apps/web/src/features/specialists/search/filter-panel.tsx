import { Button, NativeSelect, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { today } from '../../../lib/time/days.ts'
import { Sheet } from '../../../ui/dialog/sheet.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { MoneyField } from '../../../ui/form/fields.tsx'
import { statesQuery } from '../../lookups/index.ts'
import { specialtiesQuery } from '../../specialties/index.ts'
import { ALL, type ChangeFilters, countFilters, type ListFilters, noFilters } from './list-filters.ts'
import classes from './specialist-list.module.css'
import { TypedText } from './typed-text.tsx'

interface Props {
  readonly specialtyId: string | undefined
  readonly given: ListFilters
  readonly change: ChangeFilters
  /** How many there are with these filters, once that is known. */
  readonly total: number | undefined
  readonly onClose: () => void
}

const SpecialtyFilter = ({ specialtyId }: Pick<Props, 'specialtyId'>) => {
  const { t } = useTranslation('specialists')
  const navigate = useNavigate()
  const specialties = useQuery(specialtiesQuery)
  return (
    <NativeSelect
      label={t('list.specialty')}
      value={specialtyId ?? ALL}
      data={[
        { value: ALL, label: t('list.everySpecialty') },
        ...(specialties.data ?? []).map(({ id, name }) => ({ value: id, label: specialtyName(name) })),
      ]}
      onChange={({ currentTarget: { value: id } }) =>
        void navigate({
          to: '/customer/specialists/$id',
          params: { id },
          search: true,
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

const Switches = ({ given, change }: Pick<Props, 'given' | 'change'>) => {
  const { t } = useTranslation('specialists')
  return (
    <div className={classes.switches}>
      <Switch
        label={t('list.online')}
        checked={given.online === '1'}
        onChange={(event) => change({ online: event.currentTarget.checked ? '1' : undefined })}
      />
      <Switch
        label={t('list.onDuty')}
        checked={given.on_duty === '1'}
        onChange={(event) => change({ on_duty: event.currentTarget.checked ? '1' : undefined })}
      />
    </div>
  )
}

const Footer = ({ given, change, total, onClose }: Omit<Props, 'specialtyId'>) => {
  const { t } = useTranslation('specialists')
  return (
    <div className={classes.footer}>
      {countFilters(given) > 0 && (
        <Button variant="subtle" onClick={() => change(noFilters)}>
          {t('list.clear')}
        </Button>
      )}
      <Button size="lg" onClick={onClose}>
        {total === undefined ? t('list.results') : t('list.see', { count: total })}
      </Button>
    </div>
  )
}

/** Everything that narrows the list; each change is in the address, and in the number below, at once. */
export default function FilterPanel({ specialtyId, given, change, total, onClose }: Props) {
  const { t } = useTranslation('specialists')
  const states = useQuery(statesQuery)
  return (
    <Sheet
      title={t('list.filters')}
      onClose={onClose}
      footer={<Footer {...{ given, change, total, onClose }} />}
    >
      <div className={classes.panel}>
        <SpecialtyFilter specialtyId={specialtyId} />
        <NativeSelect
          label={t('list.state')}
          value={given.state ?? ''}
          data={[
            { value: '', label: t('list.everyState') },
            ...(states.data ?? []).map(({ uf, name }) => ({ value: uf, label: specialtyName(name) })),
          ]}
          onChange={(event) => change({ state: event.currentTarget.value || undefined })}
        />
        <TypedText
          label={t('list.city')}
          value={given.city ?? ''}
          onChange={(city) => change({ city: city || undefined })}
        />
        <DateField
          label={t('list.date')}
          min={today()}
          value={given.date ?? ''}
          onChange={(next) => change({ date: next || undefined })}
        />
        <MoneyField
          label={t('list.maxPrice')}
          value={given.max_price === undefined ? null : Number(given.max_price)}
          onChange={(price) => change({ max_price: price ?? undefined })}
        />
        <Switches given={given} change={change} />
      </div>
    </Sheet>
  )
}
