import type { Customer } from '@emma/contracts/customers'
import { formatPhone } from '@emma/domain/customers'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { PendingContact } from './pending-contact.tsx'
import { Facts, ProfileSection } from './profile-section.tsx'
import { useSubject } from './subject.ts'

const ContactForm = lazy(() => import('./contact-form.tsx'))

/** Contact data; a new e-mail or cell phone takes effect once its code was entered. */
export const ContactSection = ({ profile }: { profile: Customer }) => {
  const { t } = useTranslation('customers')
  const { contactDetails, pendingContact } = profile
  // Only the user has the code.
  const subject = useSubject()
  const { email, cellphone, phone } = contactDetails
  const reached = [email, ...(cellphone ? [formatPhone(cellphone)] : [])]
  return (
    <ProfileSection
      id="contato"
      title={t('profile.contact')}
      hint={t('profile.contactHint')}
      summary={reached.join(' · ')}
      due={Object.keys(pendingContact).length > 0}
      edit={(close) => <ContactForm profile={profile} onClose={close} />}
      below={subject === undefined && <PendingContact pending={pendingContact} />}
    >
      <Facts
        facts={[
          { label: t('fields.email'), value: email },
          { label: t('facts.cellphone'), value: cellphone && formatPhone(cellphone) },
          ...(phone ? [{ label: t('facts.phone'), value: formatPhone(phone) }] : []),
        ]}
      />
    </ProfileSection>
  )
}
