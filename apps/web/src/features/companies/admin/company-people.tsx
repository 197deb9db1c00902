import type { CompanyDetails } from '@emma/contracts/companies/admin'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PersonLine } from '../../../ui/person/person-line.tsx'
import { councilText } from '../../specialists/index.ts'
import classes from '../companies.module.css'

/** The company's members. */
export const CompanyPeople = ({ company: { members } }: { company: CompanyDetails }) => {
  const { t } = useTranslation('companies')
  return (
    <Panel title={t('admin.people')}>
      {members.length === 0 && <p className={classes.muted}>{t('admin.noPeople')}</p>}
      <ul className={layout.rows}>
        {members.map(({ id, name, avatar, council, role, joined_at, pa_permission }) => (
          <li key={id} className={classes.line}>
            <PersonLine name={name} avatar={avatar}>
              {[
                council && councilText(council),
                t('group.people.since', { date: formatDate(joined_at) }),
                pa_permission && t('admin.permission'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </PersonLine>
            <StatusChip tone={role === 'admin' ? 'info' : 'neutral'} label={t(`roles.${role}`)} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
