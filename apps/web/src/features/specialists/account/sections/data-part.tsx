import type { Requirement } from '@emma/domain/specialists'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { hasDraft } from '../../../../lib/forms/form-draft.ts'
import { formatDate, noonOf } from '../../../../lib/i18n/format.ts'
import { PersonAvatar } from '../../../../ui/person/person-avatar.tsx'
import classes from '../../../../ui/sections/fold.module.css'
import { Fold } from '../../../../ui/sections/fold.tsx'
import type { PartProps } from '../group-form.tsx'
import PicturePart from '../picture-part.tsx'
import { ProfilePart } from '../profile-part.tsx'

interface RowProps extends PartProps {
  /** The anchor and the title. */
  readonly id: 'personal' | 'contact' | 'address'
  readonly part: Requirement
  readonly summary: string
  readonly isDue?: boolean
}

/** One form as a row that opens; open at once if something in it is unsaved or waits for the specialist. */
const Row = ({ id, part, profile, summary, isDue = false }: RowProps) => {
  const { t } = useTranslation('specialistAccount')
  return (
    <Fold
      id={id}
      title={t(`profile.${id}`)}
      titleId={useId()}
      summary={summary}
      opened={isDue || hasDraft(`profile.${profile.id}.${part}`)}
    >
      <ProfilePart part={part} profile={profile} />
    </Fold>
  )
}

/** The specialist's picture, and the data about the person. */
export const DataPart = ({ profile }: PartProps) => {
  const { t } = useTranslation('specialistAccount')
  const { t: field } = useTranslation('fields')
  const { avatar, personalData, contactDetails, pendingContact, address } = profile
  const { fullName, birthDate } = personalData
  return (
    <div className={classes.rows}>
      <Fold
        id="picture"
        title={t('profile.picture')}
        titleId={useId()}
        summary={field(avatar ? 'avatar.replace' : 'avatar.choose')}
        lead={<PersonAvatar name={fullName} src={avatar} size={48} />}
      >
        <PicturePart profile={profile} />
      </Fold>
      <Row
        id="personal"
        part="personalData"
        profile={profile}
        summary={[fullName, birthDate && formatDate(noonOf(birthDate), 'UTC')].filter(Boolean).join(' · ')}
      />
      <Row
        id="contact"
        part="contactDetails"
        profile={profile}
        summary={contactDetails.email}
        isDue={Object.keys(pendingContact).length > 0}
      />
      <Row
        id="address"
        part="address"
        profile={profile}
        summary={address ? `${address.address}, ${address.number} · ${address.city}` : t('progress.missing')}
      />
    </div>
  )
}
