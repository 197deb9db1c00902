import type { Requirement } from '@emma/domain/specialists'
import { lazy, Suspense } from 'react'
import { loadPhrases } from '../../../lib/i18n.ts'
import { LoadingLines } from '../../../ui/loading-lines.tsx'
import { AddressForm } from './address-form.tsx'
import { ContactForm } from './contact-form.tsx'
import { CouncilForm } from './council-form.tsx'
import type { PartProps } from './group-form.tsx'
import { OffersForm } from './offers-form.tsx'
import { PersonalForm } from './personal-form.tsx'

/** The banks' rules come with their form. */
const BankPart = lazy(async () => {
  const [module] = await Promise.all([import('./bank-part.tsx'), loadPhrases('bankAccount')])
  return module
})

/** The form of one item of the checklist. */
export const ProfilePart = ({ part, ...props }: PartProps & { part: Requirement }) => {
  if (part === 'personalData') return <PersonalForm {...props} />
  if (part === 'contactDetails') return <ContactForm {...props} />
  if (part === 'address') return <AddressForm {...props} />
  if (part === 'council') return <CouncilForm {...props} />
  if (part === 'specialty') return <OffersForm {...props} />
  return (
    <Suspense fallback={<LoadingLines shape="lines" count={6} />}>
      <BankPart {...props} />
    </Suspense>
  )
}
