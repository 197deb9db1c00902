import type { Contact } from '@emma/contracts/chat'
import { Anchor } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { openOfficeMutation } from '../chat.calls.ts'
import classes from '../chat.module.css'

const ToOffice = ({ specialistId }: { specialistId: string }) => {
  const { t } = useTranslation('chat')
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    ...openOfficeMutation,
    onSuccess: ({ chatId }) => navigate({ to: '/chat/$employeeId', params: { employeeId: chatId } }),
    onError: toast.problem,
  })
  return (
    <Anchor component="button" type="button" disabled={isPending} onClick={() => mutate(specialistId)}>
      {t('office.write')}
    </Anchor>
  )
}

/** For a patient: from the specialist's chat to that with the office, and back. */
export const OfficeLine = ({ contact }: { contact: Contact }) => {
  const { t } = useTranslation('chat')
  const { thread, officeAnswers, standing, personId } = contact
  if (thread === 'office')
    return (
      <p className={classes.switch}>
        {t('office.health')}{' '}
        <TextLink to="/chat/$employeeId" params={{ employeeId: personId }}>
          {t('office.back')}
        </TextLink>
      </p>
    )
  if (!officeAnswers || standing === 'ended') return null
  return (
    <p className={classes.switch}>
      {t('office.for')} <ToOffice specialistId={personId} />
    </p>
  )
}
