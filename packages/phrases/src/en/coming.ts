import type pt from '../pt/coming.ts'
import type { Translated } from '../translated.ts'

export default {
  companies: 'The groups you belong to and the invites received.',
  'company-information': 'Members, invites, percent and permissions of the group.',
  'admin-companies': 'The registered companies and their state.',
  'company-details': 'State, document, recipient and members of the company.',
} satisfies Translated<typeof pt>
