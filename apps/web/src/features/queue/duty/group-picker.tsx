import type { QueuePermission } from '@emma/contracts/queue/attendance'
import { Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import { permissionQuery, setGroupMutation } from '../queue.queries.ts'

const OWN = 'own'

/** The active group, or the own practice. */
export default function GroupPicker({ companies, activeGroup }: QueuePermission) {
  const { t } = useTranslation('queue')
  const client = useQueryClient()
  const setGroup = useMutation({
    ...setGroupMutation,
    onSuccess: (permission) => client.setQueryData(permissionQuery.queryKey, permission),
    onError: (error) => toast.problem(error),
    // The header and other screens depend on the same choice.
    onSettled: () => client.invalidateQueries(),
  })
  const groups = companies.map(({ id, name, allowed }) => ({
    value: id,
    label: allowed ? name : t('attend.groupNotAllowed', { name }),
    disabled: !allowed,
  }))
  return (
    <Select
      label={t('attend.group')}
      data={[{ value: OWN, label: t('attend.own') }, ...groups]}
      value={activeGroup?.id ?? OWN}
      allowDeselect={false}
      disabled={setGroup.isPending}
      onChange={(value) => setGroup.mutate({ company_id: value === OWN ? null : value })}
    />
  )
}
