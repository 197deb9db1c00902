import type { SpecialistProfile } from '@emma/contracts/specialists/profile'
import type { Requirement } from '@emma/domain/specialists'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ProfilePart } from './profile-part.tsx'

interface Props {
  readonly part: Requirement
  readonly profile: SpecialistProfile
  readonly onClose: () => void
}

/** The form of a checklist item. */
export const PartDialog = ({ part, profile, onClose }: Props) => {
  const { t } = useTranslation('specialistAccount')
  return (
    <Dialog title={t(`progress.items.${part}.title`)} size="lg" onClose={onClose}>
      <ProfilePart part={part} profile={profile} onSaved={onClose} />
    </Dialog>
  )
}
