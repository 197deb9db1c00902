import type { Contact } from '@emma/contracts/chat'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../lib/session/use-session.ts'
import classes from '../chat.module.css'

/** Says that a chat is the office's; an assistant has no others. */
export const OfficeBadge = ({ contact: { thread } }: { contact: Contact }) => {
  const { t } = useTranslation('chat')
  const role = useUser()?.role
  if (thread !== 'office' || role === 'assistant') return null
  return <span className={classes.office}>{t('office.name')}</span>
}
