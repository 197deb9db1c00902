import type { SupportSale } from '@emma/contracts/support'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { type Fact, Facts } from '../../ui/layout/facts.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useWhere } from '../../ui/time/use-where.ts'

const useFacts = ({ sale }: { sale: SupportSale }): readonly Fact[] => {
  const { t } = useTranslation('support')
  const where = useWhere()
  const { id, kind, customer, dependent, specialist, specialty, starts_at, place, created_at, canceled_at } =
    sale
  const isAppointment = kind === 'appointment'
  return [
    {
      name: t('one.patient'),
      value: (
        <TextLink to="/admin/customers/edit/$id" params={{ id: customer.id }}>
          {customer.name}
        </TextLink>
      ),
    },
    ...(dependent ? [{ name: t('one.dependent'), value: dependent.name }] : []),
    ...(specialist
      ? [
          {
            name: t('one.specialist'),
            value: (
              <TextLink to="/admin/specialists/edit/$id" params={{ id: specialist.id }}>
                {specialist.name}
              </TextLink>
            ),
          },
        ]
      : []),
    { name: t('one.specialty'), value: specialty ?? t('queue') },
    ...(starts_at ? [{ name: t('one.when'), value: formatMoment(starts_at), wide: true, moment: true }] : []),
    ...(isAppointment
      ? [{ name: t('one.where'), value: where({ online: place === null, place }), wide: true }]
      : []),
    {
      name: t(isAppointment ? 'one.booked' : 'one.entered'),
      value: formatMoment(created_at),
      wide: true,
      moment: true,
    },
    ...(canceled_at
      ? [{ name: t('one.canceled'), value: formatMoment(canceled_at), wide: true, moment: true }]
      : []),
    { name: t('one.number'), value: id, wide: true },
  ]
}

/** The customer, the specialist, time and place. */
export const SaleAbout = ({ sale }: { sale: SupportSale }) => {
  const { t } = useTranslation('support')
  const { id, kind } = sale
  return (
    <Panel title={t(kind === 'appointment' ? 'one.about' : 'queue')}>
      <Facts facts={useFacts({ sale })} />
      <TextLink to="/admin/audit" search={{ entity: kind, of: id }}>
        {t('one.trail')}
      </TextLink>
    </Panel>
  )
}
