import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toast } from '../../ui/toast.ts'
import {
  blockMutation,
  customerDeskKey,
  eraseMutation,
  resendMutation,
  unblockMutation,
} from './desk.queries.ts'

export const useResendCode = () => {
  const { t } = useTranslation('customerDesk')
  return useMutation({
    ...resendMutation,
    onSuccess: () => toast.success(t('one.resent')),
    onError: toast.problem,
  })
}

/** The three things that change how an account stands; each says so and closes its question. */
export const useStanding = (onDone: () => void) => {
  const { t } = useTranslation('customerDesk')
  const client = useQueryClient()
  const after = (said: 'blocked' | 'unblocked' | 'eraseDone') => ({
    onSuccess: () => {
      toast.success(t(`one.${said}`))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: customerDeskKey }),
  })
  return {
    block: useMutation({ ...blockMutation, ...after('blocked') }),
    unblock: useMutation({ ...unblockMutation, ...after('unblocked') }),
    erase: useMutation({ ...eraseMutation, ...after('eraseDone') }),
  }
}
