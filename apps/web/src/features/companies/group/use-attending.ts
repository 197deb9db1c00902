import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import { attendMutation, companiesKey } from '../companies.queries.ts'

/** Which group is attended for: told once it is so, and kept in the browser when the list is read again. */
export const useAttending = (name: string) => {
  const { t } = useTranslation('companies')
  const client = useQueryClient()
  return useMutation({
    ...attendMutation,
    onSuccess: ({ active }) => toast.success(active ? t('list.used', { name }) : t('list.unused')),
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: companiesKey }),
  })
}
