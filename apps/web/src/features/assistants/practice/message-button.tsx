import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { openOfficeWithMutation } from '../../chat/index.ts'
import { assistantQuery } from '../assistants.queries.ts'

/** Opens the office's chat with a patient, for an assistant who may write there. */
export default function MessageButton({ customerId }: { readonly customerId: string }) {
  const { t } = useTranslation('assistants')
  const served = useUser()?.specialistId
  const { data } = useQuery(assistantQuery)
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    ...openOfficeWithMutation,
    onSuccess: ({ chatId }) => navigate({ to: '/assistente/conversas', search: { with: chatId } }),
    onError: toast.problem,
  })
  if (!data?.practices.some(({ specialist_id, chat }) => specialist_id === served && chat)) return null
  return (
    <Button variant="default" loading={isPending} onClick={() => mutate(customerId)}>
      {t('reach.message')}
    </Button>
  )
}
