import type pt from '../../pt/common/field-refusals.ts'
import type { Translated } from '../../translated.ts'

export default {
  json_invalid: 'Invalid JSON.',
  file_unexpected: 'Unexpected file.',
  idempotency_key_length: 'Between 1 and 200 characters.',
  cover_by_upload: 'Send the image through the cover field.',
  picture_too_large: 'The image has too many pixels. Send a smaller one.',
  picture_unreadable: 'The image could not be read. Send another one.',
  password_too_common: 'This password is very common. Choose another one.',
  password_guessable:
    'This password is easy to guess. Mix words that do not go together, or use a longer phrase.',
  password_not_set: 'Your account does not have a password yet. Choose one in the profile, under Security.',
  password_not_own: 'This is not your current password.',
  cpf_fixed: 'The CPF cannot be changed.',
  cpf_unusable: 'This CPF could not be used. Contact support.',
  name_by_support:
    'After the first consultation, the name can only be changed by support. Contact support to ask for the change.',
  personal_data_incomplete: 'Complete your personal data.',
  cellphone_missing: 'Enter a cell phone.',
  address_missing: 'Enter your address.',
  council_missing: 'Enter your council registration.',
  specialty_missing: 'Choose a specialty and its price.',
  bank_account_missing: 'Add a bank account.',
} as const satisfies Translated<typeof pt>
