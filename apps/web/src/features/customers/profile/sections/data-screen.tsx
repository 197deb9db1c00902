import type { Customer } from '@emma/contracts/customers'
import { useQuery } from '@tanstack/react-query'
import { LoadingLines } from '../../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../../ui/feedback/query-view.tsx'
import { AvatarField } from '../../../../ui/upload/avatar-field.tsx'
import { AddressSection } from '../address-section.tsx'
import { ContactSection } from '../contact-section.tsx'
import { PersonalSection } from '../personal-section.tsx'
import { PreferencesSection } from '../preferences-section.tsx'
import classes from '../profile.module.css'
import { profileQuery, useSavePicture } from '../profile.queries.ts'
import { SectionPage } from './section-page.tsx'

const Picture = ({ profile }: { profile: Customer }) => {
  const save = useSavePicture()
  return (
    <div className={classes.section}>
      <AvatarField name={profile.personalData.fullName} src={profile.avatar} save={save} />
    </div>
  )
}

/** Who the patient is and how they are reached: every group of the specification that is their own data. */
export default function ProfileDataScreen() {
  return (
    <SectionPage section="profile-data">
      <QueryView query={useQuery(profileQuery)} skeleton={<LoadingLines shape="cards" count={4} />}>
        {(profile) => (
          <div className={classes.sections}>
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
