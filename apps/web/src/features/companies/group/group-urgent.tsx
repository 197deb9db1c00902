import type { Company } from '@emma/contracts/companies'
import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/layout/panel.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { urgentCareMutation } from '../companies.queries.ts'
import { useCompanyChange } from '../use-company-change.ts'

/** Whether the company offers urgent care; each member needs a permission too. */
export const GroupUrgent = ({ company: { id, pa_enabled, status } }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const change = useCompanyChange(urgentCareMutation)
  const set = (on: boolean) =>
    change.mutate(
      { id, body: { pa_enabled: on } },
      {
        onSuccess: () =>
          toast.success(t('group.urgent.saved', { state: t(on ? 'group.urgent.on' : 'group.urgent.off') })),
      },
    )
  return (
    <Panel title={t('group.urgent.title')}>
      <Switch
        label={t('group.urgent.label')}
        description={t('group.urgent.detail')}
        checked={change.isPending ? change.variables.body.pa_enabled : pa_enabled}
        disabled={status === 'suspended'}
        onChange={(event) => set(event.currentTarget.checked)}
      />
    </Panel>
  )
}
