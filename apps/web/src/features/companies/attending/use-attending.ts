import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import { attendMutation } from '../companies.queries.ts'

/** Which group is attended for: told once it is so, and kept in the browser when the list is read again. */
export const useAttending = () => {
  const { t } = useTranslation('attending')
  const client = useQueryClient()
  return useMutation({
    ...attendMutation,
    onSuccess: ({ active, name }) => toast.success(active ? t('used', { name }) : t('unused')),
    onError: toast.problem,
    // Urgent care, shares and prices go by it: whatever is on the screen is read again.
    onSettled: () => client.invalidateQueries(),
  })
}
