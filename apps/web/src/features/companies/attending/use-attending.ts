import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import { attendMutation } from '../companies.queries.ts'

/** The active group: a notice once it is set, and stored in the browser when the list is reloaded. */
export const useAttending = () => {
  const { t } = useTranslation('attending')
  const client = useQueryClient()
  return useMutation({
    ...attendMutation,
    onSuccess: ({ active, name }) => toast.success(active ? t('used', { name }) : t('unused')),
    onError: toast.problem,
    // Urgent care, shares and prices depend on it: everything shown is reloaded.
    onSettled: () => client.invalidateQueries(),
  })
}
