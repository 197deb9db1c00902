import type { Company } from '@emma/contracts/companies'
import type { CompanyMember } from '@emma/contracts/companies/members'
import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePage } from '../../../lib/filters/use-filters.ts'
import { formatDate } from '../../../lib/i18n/format.ts'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PersonLine } from '../../../ui/person/person-line.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { councilText } from '../../specialists/index.ts'
import classes from '../companies.module.css'
import { membersQuery, urgentCareMutation } from '../companies.queries.ts'
import { useCompanyChange } from '../use-company-change.ts'
import { MemberActions } from './member-actions.tsx'

interface Props {
  readonly company: Company
  readonly member: CompanyMember
}

const Permission = ({ company: { id }, member }: Props) => {
  const { t } = useTranslation('companies')
  const { name, pa_permission } = member
  const change = useCompanyChange(urgentCareMutation)
  const set = (on: boolean) =>
    change.mutate(
      { id, body: { pa_enabled: on, member_id: member.id } },
      {
        onSuccess: () => {
          const state = t(on ? 'group.urgent.on' : 'group.urgent.off')
          toast.success(t('group.urgent.savedMember', { name, state }))
        },
      },
    )
  return (
    <Switch
      label={t('group.urgent.member')}
      aria-label={t('group.urgent.memberOf', { name })}
      checked={change.isPending ? change.variables.body.pa_enabled : pa_permission}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  )
}

const Line = ({ company, member }: Props) => {
  const { t } = useTranslation('companies')
  const { name, avatar, council, specialties, role, active, is_self, joined_at, can } = member
  return (
    <li className={classes.line}>
      <PersonLine name={name} avatar={avatar}>
        {[
          is_self && t('group.people.self'),
          council && councilText(council),
          ...specialties.map(specialtyName),
          t('group.people.since', { date: formatDate(joined_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </PersonLine>
      <span className={classes.aside}>
        <StatusChip tone={role === 'admin' ? 'info' : 'neutral'} label={t(`roles.${role}`)} />
        {active && <StatusChip tone="success" label={t('group.people.attends')} />}
        {can.set_pa && <Permission company={company} member={member} />}
        <MemberActions company={company} member={member} />
      </span>
    </li>
  )
}

/** The group's members, with the possible actions. */
export const GroupMembers = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const [page, setPage] = usePage()
  return (
    <Panel title={t('group.people.title')}>
      <QueryView
        query={useQuery(membersQuery(company.id, page))}
        skeleton={<LoadingLines shape="lines" count={3} />}
      >
        {({ data, meta }) => (
          <>
            <ul className={layout.rows}>
              {data.map((member) => (
                <Line key={member.id} company={company} member={member} />
              ))}
            </ul>
            <Pages meta={meta} onPage={setPage} />
          </>
        )}
      </QueryView>
    </Panel>
  )
}
