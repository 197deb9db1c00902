import type { Contact } from '@emma/contracts/chat'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import IconMessageOff from '@tabler/icons-react/dist/esm/icons/IconMessageOff.mjs'
import { useTranslation } from 'react-i18next'
import { formatWallHour, zonePhrase } from '../../../lib/i18n/format.ts'
import { nameOfWeekday } from '../../../lib/i18n/format-names.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import type { Participant } from '../chat.calls.ts'
import classes from '../chat.module.css'

/** "seg a sex", or one by one. */
const useDays = (weekdays: readonly number[]): string => {
  const { t } = useTranslation('chat')
  const sorted = weekdays.toSorted((a, b) => a - b)
  const [first = 0] = sorted
  const last = sorted.at(-1) ?? first
  const isRow = sorted.length > 2 && last - first === sorted.length - 1
  return isRow
    ? t('days', { from: nameOfWeekday(first), to: nameOfWeekday(last) })
    : sorted.map(nameOfWeekday).join(', ')
}

/** "seg a sex, 8h às 18h, horário de Brasília". */
const useHours = ({ hours }: Contact): string => {
  const { t } = useTranslation('chat')
  const days = useDays(hours?.weekdays ?? [])
  if (!hours) return ''
  const { from, to, timezone } = hours
  return t('hours', { days, from: formatWallHour(from), to: formatWallHour(to), zone: zonePhrase(timezone) })
}

/** Why a person cannot write, or when to expect an answer; usually nothing. */
export const ContactStatusNote = ({
  contact,
  participant,
}: {
  contact: Contact
  participant: Participant
}) => {
  const { t } = useTranslation('chat')
  const hours = useHours(contact)
  const { standing, personId } = contact
  if (standing === 'open') return null
  const Picture = standing === 'away' ? IconClock : IconMessageOff
  return (
    <div className={classes.note} role="note" data-status={standing}>
      <Picture size={20} stroke={1.75} aria-hidden />
      <p>
        {standing === 'away' && t('status.away', { hours })}
        {standing === 'off' && t('status.off')}
        {standing === 'ended' && t(`status.ended.${participant}`)}
      </p>
      {standing === 'ended' && participant === 'customer' && (
        <LinkButton
          size="sm"
          variant="light"
          to="/customer/horario/$specialist_id"
          params={{ specialist_id: personId }}
        >
          {t('status.book')}
        </LinkButton>
      )}
    </div>
  )
}
