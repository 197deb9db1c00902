export {
  type ContactPreference,
  contactPreferences,
  DEFAULT_CONTACT_PREFERENCE,
  formatCep,
  formatPhone,
  internationalPhone,
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
export { ageOn, capitalizeWords, checkBirthDate, initialed, isMinor } from './person.ts'
