import type pt from '../pt/coming.ts'
import type { Translated } from '../translated.ts'

export default {
  companies: 'The groups you belong to and the invites received.',
  'company-information': 'Members, invites, percent and permissions of the group.',
  admins: 'The people who run the platform.',
  'admin-create': 'Register a person to run the platform.',
  'admin-edit': "Change an administrator's data.",
  customers: 'The registered patients: search, block and send the code again.',
  'customer-edit': "See and change a patient's registration.",
  specialties: 'The catalogue of specialties.',
  'specialty-create': 'Add a specialty to the catalogue.',
  'specialty-edit': 'Change a specialty.',
  variables: 'The rules of the business in numbers, with bounds and history.',
  'variable-edit': 'Change the value of a variable inside its bounds.',
  'admin-companies': 'The registered companies and their state.',
  'company-details': 'State, document, recipient and members of the company.',
} satisfies Translated<typeof pt>
