import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../../ui/toast/toast.ts'
import {
  blockMutation,
  customerAdminKey,
  eraseMutation,
  resendMutation,
  unblockMutation,
} from './admin.queries.ts'

export const useResendCode = () => {
  const { t } = useTranslation('customersAdmin')
  return useMutation({
    ...resendMutation,
    onSuccess: () => toast.success(t('one.resent')),
    onError: toast.problem,
  })
}

/** The three changes of an account's status; each shows a notice and closes its dialog. */
export const useStatusChange = (onDone: () => void) => {
  const { t } = useTranslation('customersAdmin')
  const client = useQueryClient()
  const after = (said: 'blocked' | 'unblocked' | 'eraseDone') => ({
    onSuccess: () => {
      toast.success(t(`one.${said}`))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: customerAdminKey }),
  })
  return {
    block: useMutation({ ...blockMutation, ...after('blocked') }),
    unblock: useMutation({ ...unblockMutation, ...after('unblocked') }),
    erase: useMutation({ ...eraseMutation, ...after('eraseDone') }),
  }
}
