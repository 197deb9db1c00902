export { cnsOf } from './cns.ts'
export {
  type ContactPreference,
  contactPreferences,
  DEFAULT_CONTACT_PREFERENCE,
  formatCep,
  formatPhone,
  internationalPhone,
  isForeignPhone,
  nationalDigits,
  parseCellPhone,
  parseCep,
  parsePhone,
} from './contact.ts'
export { formatCpf, maskCpf, parseCpf } from './cpf.ts'
export {
  type CustomerEvent,
  type CustomerState,
  customerStates,
  nextCustomerState,
} from './customer-state.ts'
export {
  type Gender,
  genderOf,
  genders,
  type MaritalStatus,
  maritalStatuses,
  maritalStatusOf,
} from './lists.ts'
export {
  capitalizeWords,
  initialsOf,
  isPersonName,
  outerInitialsOf,
  shortName,
  tellingWords,
} from './name.ts'
export { ageOn, checkBirthDate, isMinor } from './person.ts'
export { signUpLimits, splitName } from './sign-up.ts'
