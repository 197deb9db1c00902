import type { QueuePermission } from '@emma/contracts/queue'
import { Select, Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/status-chip.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './desk.module.css'
import { permissionQuery, queueKey, setGroupMutation } from './queue.queries.ts'
import { useDuty } from './use-duty.ts'

const OWN = 'own'

const GroupPicker = ({ companies, activeGroup }: QueuePermission) => {
  const { t } = useTranslation('queue')
  const client = useQueryClient()
  const setGroup = useMutation({
    ...setGroupMutation,
    onSuccess: (permission) => client.setQueryData(permissionQuery.queryKey, permission),
    onError: (error) => toast.problem(error),
    onSettled: () => client.invalidateQueries({ queryKey: queueKey }),
  })
  if (companies.length === 0) return null
  const groups = companies.map(({ id, name, allowed }) => ({
    value: id,
    label: allowed ? name : t('desk.groupNotAllowed', { name }),
    disabled: !allowed,
  }))
  return (
    <Select
      label={t('desk.group')}
      data={[{ value: OWN, label: t('desk.own') }, ...groups]}
      value={activeGroup?.id ?? OWN}
      allowDeselect={false}
      disabled={setGroup.isPending}
      onChange={(value) => setGroup.mutate({ company_id: value === OWN ? null : value })}
    />
  )
}

/** On or off duty, and for whom. */
export const DutyBar = ({ permission }: { permission: QueuePermission }) => {
  const { t } = useTranslation('queue')
  const { change, isOn, isChanging } = useDuty(permission)
  const { on_duty, allowed } = permission
  return (
    <section className={classes.bar} aria-label={t('desk.switch')}>
      <Switch
        size="lg"
        label={t('desk.switch')}
        checked={isOn}
        disabled={isChanging || (!allowed && !on_duty)}
        onChange={(event) => void change(event.currentTarget.checked)}
      />
      <StatusChip tone={on_duty ? 'success' : 'neutral'} label={t(on_duty ? 'desk.on' : 'desk.off')} />
      <GroupPicker {...permission} />
    </section>
  )
}
