import type { Company } from '@emma/contracts/companies'
import type { CompanyMember } from '@emma/contracts/companies/members'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import classes from '../companies.module.css'
import { assignMutation, removeMemberMutation } from '../companies.queries.ts'
import { useCompanyChange } from '../use-company-change.ts'

interface Props {
  readonly company: Company
  readonly member: CompanyMember
}

const Assign = ({ company, member: { id: memberId, name } }: Props) => {
  const { t } = useTranslation('companies')
  const assigning = useCompanyChange(assignMutation, t('group.people.assigned', { name }))
  const assign = async () => {
    const question = { title: t('group.people.assignTitle', { name }), confirm: t('group.people.assign') }
    if (await ask({ ...question, detail: t('group.people.assignDetail') })) {
      assigning.mutate({ id: company.id, memberId })
    }
  }
  return (
    <Button
      variant="subtle"
      aria-label={`${t('group.people.assign')}: ${name}`}
      loading={assigning.isPending}
      onClick={() => void assign()}
    >
      {t('group.people.assign')}
    </Button>
  )
}

const Remove = ({ company, member: { id: memberId, name, is_self } }: Props) => {
  const { t } = useTranslation('companies')
  const navigate = useNavigate()
  const verb = t(is_self ? 'group.people.leave' : 'group.people.remove')
  const removing = useCompanyChange(
    removeMemberMutation,
    is_self ? t('group.people.left') : t('group.people.removed', { name }),
  )
  const remove = async () => {
    const isSure = await ask({
      title: is_self
        ? t('group.people.leaveTitle', { name: company.name })
        : t('group.people.removeTitle', { name }),
      detail: t(is_self ? 'group.people.leaveDetail' : 'group.people.removeDetail'),
      confirm: verb,
      destructive: true,
    })
    if (!isSure) return
    const onSuccess = () => {
      if (is_self) void navigate({ to: '/specialist/companies' })
    }
    removing.mutate({ id: company.id, memberId }, { onSuccess })
  }
  return (
    <Button
      variant="subtle"
      color="coral"
      aria-label={is_self ? verb : `${verb}: ${name}`}
      loading={removing.isPending}
      onClick={() => void remove()}
    >
      {verb}
    </Button>
  )
}

/** The caller's actions on a member; the last admin member sees why they must stay. */
export const MemberActions = ({ company, member }: Props) => {
  const { t } = useTranslation('companies')
  const { can, is_self } = member
  return (
    <>
      {can.assign_admin && <Assign company={company} member={member} />}
      {can.remove && <Remove company={company} member={member} />}
      {is_self && !can.remove && <small className={classes.muted}>{t('group.people.lastAdmin')}</small>}
    </>
  )
}
