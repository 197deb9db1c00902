import type { PatientPage } from '@emma/contracts/records/patients'
import { formatCpf, formatPhone } from '@emma/domain/customers'
import { useTranslation } from 'react-i18next'
import { formatDate, formatMoment, noonOf } from '../../../lib/i18n/format.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { Facts } from '../../../ui/layout/facts.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import type { PatientKey } from '../records.queries.ts'
import { Allergies } from './allergies.tsx'

interface Props {
  readonly page: PatientPage
  readonly patient: PatientKey
}

const useFacts = (page: PatientPage) => {
  const { t } = useTranslation('patient')
  const { age, sex, birthDate, cpf, phone, city, address, guardian } = page
  const unknown = t('facts.unknown')
  const reached = (value: string | null) =>
    value ?? t(page.basis === 'care' ? 'facts.unknown' : 'facts.hidden')
  const moment = (at: string | null) => (at === null ? t('facts.none') : formatMoment(at))
  return [
    ['age', age === null ? unknown : t('facts.years', { count: age })],
    ['sex', sex === null ? unknown : t(`facts.sexes.${sex}`)],
    ['birth', birthDate === null ? unknown : formatDate(noonOf(birthDate), 'UTC')],
    ['cpf', reached(cpf === null ? null : formatCpf(cpf))],
    ['phone', reached(phone === null ? null : formatPhone(phone))],
    ['city', reached(city)],
    ['address', reached(address)],
    ...(guardian === null ? [] : [['guardian', guardian.name] as const]),
    ['attendances', String(page.attendances)],
    ['last', moment(page.last_at)],
    ['next', moment(page.next_at)],
  ] as const
}

const Family = ({ page: { family, customer_id } }: Pick<Props, 'page'>) => {
  const { t } = useTranslation('patient')
  if (family.length === 0) return null
  return (
    <div>
      <p className={layout.muted}>{t('family')}</p>
      {family.map(({ dependent_id, name }) => (
        <div key={dependent_id ?? 'self'}>
          <TextLink
            to="/specialist/prontuario/$id"
            params={{ id: customer_id }}
            search={{ dependente: dependent_id ?? undefined }}
          >
            {name}
          </TextLink>
        </div>
      ))}
    </div>
  )
}

/** The patient's data, allergies, and other patients of the account. */
export const PatientFacts = ({ page, patient }: Props) => {
  const { t } = useTranslation('patient')
  const facts = useFacts(page)
  return (
    <Panel title={t('facts.title')}>
      <div className={layout.person}>
        <PersonAvatar name={page.fullName} src={page.photo} size={56} />
        <strong>{page.fullName}</strong>
      </div>
      <Allergies patient={patient} canNote={page.basis === 'care'} />
      <Facts
        narrow
        facts={facts.map(([name, value]) => ({
          name: t(`facts.${name}`),
          value,
          wide: name === 'address' || name === 'last' || name === 'next',
          moment: name === 'last' || name === 'next',
        }))}
      />
      <Family page={page} />
    </Panel>
  )
}
