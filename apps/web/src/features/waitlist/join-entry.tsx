import { useTranslation } from 'react-i18next'
import { MenuEntry } from '../../ui/action/overflow-menu.tsx'
import type { JoinProps } from './join-dialog.tsx'
import { useWaitlist } from './use-waitlist.ts'

/** Entry in the menu of a coming appointment; nothing if the patient is already in that line. */
export default function JoinEntry({ specialist, specialtyId, onOpen }: JoinProps & { onOpen: () => void }) {
  const { t } = useTranslation('waitlist')
  const { data } = useWaitlist()
  const isIn = data?.some(
    (entry) => entry.specialist.id === specialist.id && entry.specialty.id === specialtyId,
  )
  if (!data || isIn) return null
  return (
    <MenuEntry aria-label={t('join.buttonOf', { name: specialist.name })} onClick={onOpen}>
      {t('join.button')}
    </MenuEntry>
  )
}
