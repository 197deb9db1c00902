import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/toast/toast.ts'
import { admitMutation, companionQuery, dismissMutation } from './companions.queries.ts'

/** Lets the third person in, or ends the invitation. */
export const useCompanionActions = (appointmentId: string) => {
  const client = useQueryClient()
  const settled = {
    onError: toast.problem,
    onSettled: () => client.invalidateQueries(companionQuery(appointmentId)),
  }
  const admitting = useMutation({ ...admitMutation, ...settled })
  const dismissing = useMutation({ ...dismissMutation, ...settled })
  return {
    admit: (epoch: string) => admitting.mutate({ id: appointmentId, epoch }),
    dismiss: () => dismissing.mutate(appointmentId),
    busy: admitting.isPending || dismissing.isPending,
  }
}
