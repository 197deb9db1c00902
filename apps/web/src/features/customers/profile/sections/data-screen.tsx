import type { Customer } from '@emma/contracts/customers'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { PersonAvatar } from '../../../../ui/person/person-avatar.tsx'
import classes from '../../../../ui/sections/fold.module.css'
import { Fold } from '../../../../ui/sections/fold.tsx'
import { SectionPage } from '../../../../ui/sections/section-page.tsx'
import { AvatarField } from '../../../../ui/upload/avatar-field.tsx'
import { AddressSection } from '../address-section.tsx'
import { ContactSection } from '../contact-section.tsx'
import { PersonalSection } from '../personal-section.tsx'
import { PreferencesSection } from '../preferences-section.tsx'
import { profileQuery, useSavePicture } from '../profile.queries.ts'
import { hub } from './hub.ts'

const Picture = ({ profile }: { profile: Customer }) => {
  const { t } = useTranslation('fields')
  const save = useSavePicture()
  const { avatar, personalData } = profile
  return (
    <Fold
      id="foto"
      title={t('avatar.label')}
      titleId={useId()}
      summary={t(avatar ? 'avatar.replace' : 'avatar.choose')}
      lead={<PersonAvatar name={personalData.fullName} src={avatar} size={48} />}
    >
      <AvatarField name={personalData.fullName} src={avatar} save={save} />
    </Fold>
  )
}

/** The patient's data and contacts: every group of the specification about the patient's own data. */
export default function ProfileDataScreen() {
  return (
    <SectionPage hub={hub} section="profile-data">
      <QueryView query={useQuery(profileQuery)} skeleton={<LoadingLines shape="table" count={5} />}>
        {(profile) => (
          <div className={classes.rows}>
            <Picture profile={profile} />
            <PersonalSection profile={profile} />
            <ContactSection profile={profile} />
            <AddressSection profile={profile} />
            <PreferencesSection profile={profile} />
          </div>
        )}
      </QueryView>
    </SectionPage>
  )
}
