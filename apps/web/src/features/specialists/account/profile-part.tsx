import type { Requirement } from '@emma/domain/specialists'
import { lazy, Suspense } from 'react'
import { loadPhrases } from '../../../lib/i18n/i18n.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import type { PartProps } from './group-form.tsx'

/** Each form loads separately: a screen with many shows the first at once, a dialog loads only its own. */
const parts = {
  personalData: lazy(async () => ({ default: (await import('./personal-form.tsx')).PersonalForm })),
  contactDetails: lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm })),
  address: lazy(async () => ({ default: (await import('./address-form.tsx')).AddressForm })),
  council: lazy(async () => ({ default: (await import('./council-form.tsx')).CouncilForm })),
  specialty: lazy(async () => ({ default: (await import('./offers-form.tsx')).OffersForm })),
  bankAccount: lazy(async () => {
    const [module] = await Promise.all([import('./bank-part.tsx'), loadPhrases('bankAccount')])
    return module
  }),
} as const satisfies Record<Requirement, unknown>

/** The form of a checklist item. */
export const ProfilePart = ({ part, ...props }: PartProps & { part: Requirement }) => {
  const Part = parts[part]
  return (
    <Suspense fallback={<LoadingLines shape="lines" count={5} />}>
      <Part {...props} />
    </Suspense>
  )
}
